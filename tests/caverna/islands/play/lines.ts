import { parse, type SetupRequest } from '../../../../src/caverna/engine/index.ts';
import { rules } from '../../../../src/caverna/table/rules.ts';
import type { Timeline } from '../../../../src/caverna/table/types.ts';
import { begin, playOn } from '../../../../src/table/timeline.ts';
import { must } from '../../../lib/must.ts';

/** A game as far as these lines lead. */
export function playLines(setup: SetupRequest, lines: readonly string[], seed = 1): Timeline {
  let timeline = must(begin(rules, setup, seed));
  for (const line of lines) timeline = must(playOn(rules, timeline, must(parse(line))));
  return timeline;
}
