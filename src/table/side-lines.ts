// Lines beside the one that is being played, put back into the tree.

import type { GameTypes, Result, Rules } from './game.ts';
import { isRecord } from './json.ts';
import { lineOf, playOn, type Timeline } from './timeline.ts';
import type { Branch } from './tree.ts';

type Fault<G extends GameTypes> =
  | { what: 'tooLong' }
  /** It leaves a place that is not there. */
  | { what: 'damaged' }
  /** A line that cannot be played: it and what follows it is left out. */
  | { what: 'line'; line: string; number: number; refusal: G['refusal'] };

export const isLines = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((line) => typeof line === 'string' && line.length <= 400);

export function readBranches(value: unknown): Branch[] | null {
  if (!Array.isArray(value)) return null;
  const fine = value.every(
    (branch) => isRecord(branch) && Number.isInteger(branch.after) && isLines(branch.lines),
  );
  return fine ? (value as Branch[]) : null;
}

/** The tree with all of them that can be played, the place on the table unchanged; and the first fault. */
export function withSideLines<G extends GameTypes>(
  rules: Rules<G>,
  timeline: Timeline<G>,
  branches: readonly Branch[],
  goOn: () => boolean,
): { timeline: Timeline<G>; fault: Fault<G> | null } {
  const { at, tip } = timeline;
  let tree = timeline;
  let fault: Fault<G> | null = null;
  // Places as they are counted where the lines were written down; -1 where one that was left out would have led.
  const places = lineOf(timeline);
  for (const { after, lines } of branches) {
    let from = places[after];
    if (from === undefined) {
      fault ??= { what: 'damaged' };
      from = -1;
    }
    for (const [i, line] of lines.entries()) {
      if (!goOn()) return { timeline, fault: { what: 'tooLong' } };
      if (from >= 0) {
        const move = rules.parse(line);
        const played: Result<Timeline<G>, G['refusal']> = move.ok
          ? playOn(rules, { ...tree, at: from }, move.value)
          : move;
        if (played.ok) tree = played.value;
        else fault ??= { what: 'line', line, number: i + 1, refusal: played.error };
        from = played.ok ? tree.at : -1;
      }
      places.push(from);
    }
  }
  return { timeline: { ...tree, at, tip }, fault };
}
