// Two copies of a game that went from hand to hand: which of them is ahead?

import type { GameTypes, Rules } from './game.ts';
import { startOf } from './same-start.ts';
import type { Session } from './session.ts';
import { lineOf, playOn, type Timeline } from './timeline.ts';

export type Relation =
  /** Exactly what is here. */
  | 'same'
  /** Theirs goes on where ours ends. */
  | 'newer'
  /** Ours has been there already. */
  | 'older'
  /** After a common beginning both went their own way. */
  | 'diverging';

interface Comparison {
  relation: Relation;
  /** Moves that are the same from the beginning. */
  common: number;
}

export function compareLines(mine: readonly string[], theirs: readonly string[]): Comparison {
  let common = 0;
  while (common < mine.length && common < theirs.length && mine[common] === theirs[common]) common++;
  if (common < mine.length && common < theirs.length) return { relation: 'diverging', common };
  const relation = theirs.length === mine.length ? 'same' : theirs.length > mine.length ? 'newer' : 'older';
  return { relation, common };
}

const linesOf = <G extends GameTypes>(timeline: Timeline<G>): string[] =>
  lineOf(timeline)
    .slice(1)
    .map((at) => timeline.points[at]!.line);

const isSameGame = <G extends GameTypes>(mine: Session<G>, theirs: Session<G>): boolean =>
  mine.id === theirs.id &&
  startOf(mine.timeline.points[0]!.game) === startOf(theirs.timeline.points[0]!.game);

interface Adopted<G extends GameTypes> extends Comparison {
  /** Ours with their line in it, standing at the end of their line where that is new. */
  session: Session<G>;
}

/** Takes their line in: newer goes on, older is recognised, diverging keeps both. Null when it is another game. */
export function adopt<G extends GameTypes>(
  rules: Rules<G>,
  mine: Session<G>,
  theirs: Session<G>,
): Adopted<G> | null {
  if (!isSameGame(mine, theirs)) return null;
  const comparison = compareLines(linesOf(mine.timeline), linesOf(theirs.timeline));
  if (comparison.relation === 'same' || comparison.relation === 'older')
    return { ...comparison, session: mine };
  let timeline: Timeline<G> = { ...mine.timeline, at: 0 };
  for (const at of lineOf(theirs.timeline).slice(1)) {
    const played = playOn(rules, timeline, theirs.timeline.points[at]!.move!);
    if (!played.ok) return null;
    timeline = played.value;
  }
  return { ...comparison, session: { ...mine, timeline } };
}
