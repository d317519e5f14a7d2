// An answer move by move, each with the game in which it is given: for whoever puts it into words.

import { type Game, type Move, type OrcLetter, oneBoard } from '../engine/index.ts';
import { momentOf } from './moment.ts';
import { DEFAULT_POLICY, decideBy } from './policy.ts';
import type { Ask } from './types.ts';
import { DEFAULT_WORTH } from './worth.ts';

export function askedFor(ask: Ask, orc: OrcLetter, moves: readonly Move[]): { move: Move; game: Game }[] {
  const { seat } = ask;
  const decide = decideBy({ ...DEFAULT_POLICY, ...ask.policy }, ask.worth ?? DEFAULT_WORTH);
  const { table, pushed } = momentOf(ask, decide);
  const called = oneBoard.callOrc(table, seat, orc);
  return moves.map((move, i) => {
    const before = moves.slice(0, i);
    const { game } = i > 0 ? oneBoard.answerOrc(called, seat, before, decide, pushed) : { game: called };
    const done = pushed || before.some(({ type }) => type === 'push');
    const frame = {
      kind: 'negotiate',
      seat,
      dwarf: -1,
      rule: 'fiends.event.bribe',
      orc,
      pushed: done,
    } as const;
    return { move, game: { ...game, stack: [...game.stack, frame] } };
  });
}
