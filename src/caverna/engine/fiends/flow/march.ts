// The beginning of step 3 for one orc (fiends.event.move).

import type { RuleId } from '../../rules/ids.ts';
import { edit, pop, replaceTop, type Turn, tell } from '../../state/turn.ts';
import type { FrameOf, Seat } from '../../state/types.ts';
import { changeOrc, orcOf } from '../board/orcs.ts';
import { cardOf } from '../board/walk.ts';
import { breach } from '../do/breach.ts';
import { rulings } from '../do/tell.ts';
import type { OrcLetter } from '../types.ts';

/** The trap that held the orc stays active, and empty. */
export function letGo(turn: Turn, seat: Seat, orc: OrcLetter, rule: RuleId): void {
  changeOrc(edit(turn, seat), orc, { held: undefined });
  tell(turn, { type: 'freed', seat, what: orc, rule });
}

export function startMarch(turn: Turn, frame: FrameOf<'march'>): void {
  const { seat } = frame;
  const active = turn.game.fiends!.active!;
  const orc = orcOf(turn.game.players[seat], frame.orc);
  const card = active.cards[seat];
  pop(turn);
  // fiends.event.reevaluate
  if (orc.zone === 'cave') {
    // RL-04: whoever was pushed in has just chosen its space.
    if (active.inCave.includes(seat) || rulings(turn.game).pushedReevaluates)
      breach(turn, seat, frame.orc, true);
    return;
  }
  if (orc.zone !== 'forest' || !card) return;
  if (orc.held) letGo(turn, seat, frame.orc, 'fiends.move.held');
  turn.game.stack.push(frame);
  replaceTop(turn, { ...frame, begun: true, steps: cardOf(card, turn.game.setup.box).steps });
}
