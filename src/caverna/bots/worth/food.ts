// Will everybody eat? Food in hand, food that could be made, and what that would cost.

import { type Game, mealOf, type Player, perAdultIn } from '../../engine/index.ts';
import type { Time } from './time.ts';
import type { Weights } from './weights.ts';

/** Food that goods other than food could become; breeding pairs and the last of a kind are left in peace. */
function reserve({ goods }: Player): number {
  const spare = (n: number) => Math.max(0, n - 2);
  return (
    goods.grain +
    2 * goods.vegetable +
    2 * spare(goods.wildBoar) +
    3 * spare(goods.cattle) +
    spare(goods.sheep) +
    spare(goods.donkey) +
    2 * goods.ruby +
    Math.max(0, goods.gold - 1)
  );
}

/** Points lost for a meal that is not there; the later it is, the more can still be done about it. */
function lack(player: Player, missing: number, weights: Weights): number {
  if (missing <= 0) return 0;
  const made = Math.min(missing, reserve(player));
  return made * weights.hunger + (missing - made) * weights.begging;
}

export function foodWorth(game: Game, player: Player, time: Time, weights: Weights): number {
  const { food } = player.goods;
  let left = food;
  let worth = 0;
  if (time.mealToCome) {
    const meal = mealOf(player, perAdultIn(game.harvest), false);
    const urgent = time.work > time.rounds ? 0.75 : 1;
    const missing = meal.food - food + Math.max(0, meal.stone - player.goods.stone);
    // At the table there is no later: whatever is missing now is begged for.
    if (time.eating) worth -= (weights.begging + weights.shame) * Math.max(0, missing);
    else worth -= urgent * lack(player, missing, weights);
    left = Math.max(0, food - meal.food);
    worth += weights.food * Math.min(food, meal.food);
  }
  if (time.rounds === 0) return worth;
  const next = mealOf(player, perAdultIn('full'), false).food;
  worth += weights.food * Math.min(left, next) + weights.larder * Math.min(Math.max(0, left - next), next);
  // The meal after this one comes soon enough to be thought of now.
  return worth - 0.3 * weights.hunger * Math.max(0, next - left);
}
