import { parse, type SetupRequest } from '../../../../src/caverna/engine/index.ts';
import { begin, playOn, type Timeline } from '../../../../src/table/timeline.ts';
import { must } from '../../../lib/must.ts';

/** A game as far as these lines lead. */
export function playLines(setup: SetupRequest, lines: readonly string[], seed = 1): Timeline {
  let timeline = must(begin(setup, seed));
  for (const line of lines) timeline = must(playOn(timeline, must(parse(line))));
  return timeline;
}
