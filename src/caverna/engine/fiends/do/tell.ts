// Orcish events share a few ways of telling.

import type { RuleId } from '../../rules/ids.ts';
import { type Bundle, isEmpty } from '../../state/goods.ts';
import { squareName } from '../../state/squares.ts';
import { type Turn, tell } from '../../state/turn.ts';
import type { Game, Seat } from '../../state/types.ts';
import type { RewardId } from '../data/rewards.ts';
import type { TrapId } from '../data/traps.ts';
import type { FiendsOptions } from '../types.ts';

export const rulings = (game: Game): FiendsOptions => game.setup.fiends!;

export const trapRule = (id: TrapId): RuleId => `fiends.trap.${id}`;
export const rewardRule = (id: RewardId): RuleId => `fiends.reward.${id}`;

/** Animals and other goods of a player's own that are gone; the books count them. */
export function tellLost(turn: Turn, seat: Seat, at: number, goods: Bundle, rule: RuleId): void {
  if (!isEmpty(goods)) tell(turn, { type: 'lost', seat, at: squareName(at), goods, rule });
}
