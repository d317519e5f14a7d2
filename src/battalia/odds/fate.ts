// What becomes of him from a square on, if nobody rolls: he goes round for ever, or ends in a corner.

import {
  type Bilkarr,
  type BilkarrWay,
  dawnWalk,
  HEADINGS,
  type Shape,
  type Square,
} from '../engine/index.ts';

type Fate =
  /** After so many days he is back where he was, heading the same way. `path`: where he stands on each of them. */
  | { fate: 'loop'; days: number; path: readonly Square[] }
  /** On this day, with his first or second step. */
  | { fate: 'corner'; days: number; step: number; path: readonly Square[] };

const keyOf = ({ at, heading }: Bilkarr): string => `${at} ${heading}`;

/** battalia.bilkarr.bounce battalia.bilkarr.corner */
export function fateOf(shape: Shape, { at, heading }: Bilkarr, options: BilkarrWay): Fate {
  let here: Bilkarr = { at, heading: heading ?? HEADINGS[options.bilkarrFirst] };
  const seen = new Map<string, number>();
  const path: Square[] = [];
  for (let day = 0; ; day++) {
    const before = seen.get(keyOf(here));
    if (before !== undefined) return { fate: 'loop', days: day - before, path };
    seen.set(keyOf(here), day);
    const walked = dawnWalk(shape, here, options);
    path.push(walked.at);
    if (walked.corner) return { fate: 'corner', days: day + 1, step: walked.way.length, path };
    here = { at: walked.at, heading: walked.heading };
  }
}
