// Could animals breed, now or after buying?

import { fits, headsOf, noHeads } from '../housing/solve.ts';
import type { Player } from '../state/types.ts';
import { FARM_ANIMALS } from '../state/vocabulary.ts';
import { canBuyPair } from './purse.ts';

/** Two of a type now, or after buying; the newborn must fit when everything else is eaten if need be. */
export function canEverBreed(player: Player): boolean {
  for (const animal of FARM_ANIMALS) {
    if (player.goods[animal] < 2 && !canBuyPair(player, animal)) continue;
    if (fits(player, { ...noHeads(), [animal]: 3 })) return true;
  }
  return false;
}

/** A type with two animals whose newborn fits with everybody else. */
export function canBreedNow(player: Player): boolean {
  const heads = headsOf(player);
  return FARM_ANIMALS.some(
    (animal) => heads[animal] >= 2 && fits(player, { ...heads, [animal]: heads[animal] + 1 }),
  );
}
