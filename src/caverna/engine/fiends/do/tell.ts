// Orcish events share a few ways of telling.

import type { FiendsRuleId } from '../../rules/fiends.ts';
import type { RuleId } from '../../rules/ids.ts';
import { type Bundle, isEmpty } from '../../state/goods.ts';
import { squareName } from '../../state/squares.ts';
import { type Turn, tell } from '../../state/turn.ts';
import type { Game, Seat } from '../../state/types.ts';
import type { FiendsOptions } from '../types.ts';

export const rulings = (game: Game): FiendsOptions => game.setup.fiends!;

export const trapRule = (id: string): RuleId => `fiends.trap.${id}` as FiendsRuleId;
export const rewardRule = (id: string): RuleId => `fiends.reward.${id}` as FiendsRuleId;

/** Animals and other goods of a player's own that are gone; the books count them. */
export function tellLost(turn: Turn, seat: Seat, at: number, goods: Bundle, rule: RuleId): void {
  if (!isEmpty(goods)) tell(turn, { type: 'lost', seat, at: squareName(at), goods, rule });
}
