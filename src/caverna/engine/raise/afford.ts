// Can a price be paid together with what else is due, exchanges included?

import { type Price, price } from '../state/goods.ts';
import type { Actor, Player } from '../state/types.ts';
import { canRaise } from './purse.ts';
import type { Outlay } from './tiles.ts';

export const withExtras = (cost: Price, rubies: number, food: number): Price =>
  rubies || food ? { ...cost, ruby: cost.ruby + rubies, food: cost.food + food } : cost;

/** Can one of these prices be paid together with one of these outlays? */
export function affordable(
  player: Player,
  actor: Actor,
  ways: readonly Price[],
  outlays: readonly Outlay[],
): boolean {
  for (const outlay of outlays) {
    for (const way of ways) {
      const need = withExtras(way, outlay.rubies, actor.food);
      if (canRaise(player, need, outlay.bonus)) return true;
    }
  }
  return false;
}

export const onlyFood = (player: Player, actor: Actor, spared = -1): boolean =>
  actor.food === 0 ||
  player.goods.food >= actor.food ||
  canRaise(player, price({ food: actor.food }), null, spared);
