// Prices with animals in them: can they be paid after exchanges?

import { fits, noHeads } from '../housing/solve.ts';
import { type Bundle, holds, price } from '../state/goods.ts';
import type { Player } from '../state/types.ts';
import { FARM_ANIMALS, type Good, type SupplyGood } from '../state/vocabulary.ts';
import { canRaise } from './purse.ts';

/** Animals that are part of the price, and could be kept until they are paid. */
function roomFor(player: Player, goods: Bundle): boolean {
  const heads = noHeads();
  for (const animal of FARM_ANIMALS) heads[animal] = goods[animal] ?? 0;
  return fits(player, heads);
}

/** Every animal that is missing costs a ruby; those that are there are neither eaten nor sold. */
export function canRaiseBundle(player: Player, goods: Bundle, food = 0): boolean {
  if (food === 0 && holds(player.goods, goods)) return true;
  const kept = { ...player.goods };
  const supply: Partial<Record<SupplyGood, number>> = { food: (goods.food ?? 0) + food };
  let rubies = goods.ruby ?? 0;
  let bought = false;
  for (const name in goods) {
    const good = name as Good;
    const n = goods[good]!;
    if (good === 'dog' || (FARM_ANIMALS as readonly string[]).includes(good)) {
      rubies += Math.max(0, n - kept[good]);
      bought ||= good !== 'dog' && n > kept[good];
      kept[good] = Math.max(0, kept[good] - n);
    } else if (good !== 'food' && good !== 'ruby') supply[good as SupplyGood] = n;
  }
  if (bought && !roomFor(player, goods)) return false;
  return canRaise({ ...player, goods: kept }, price({ ...supply, ruby: rubies }));
}
