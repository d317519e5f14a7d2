// Which newborns there could be (base.harvest.breed, base.harvest.breed.house).

import { fits, headsOf } from '../housing/solve.ts';
import { canBuyPair } from '../raise/purse.ts';
import type { Player } from '../state/types.ts';
import { type Animal, FARM_ANIMALS, type FarmAnimal } from '../state/vocabulary.ts';

/** All non-empty sets of newborns that fit together with everybody else. */
export function breedings(player: Player, most: number): FarmAnimal[][] {
  const heads = headsOf(player);
  const parents = FARM_ANIMALS.filter((animal) => heads[animal] >= 2);
  const sets: FarmAnimal[][] = [];
  for (let mask = 1; mask < 1 << parents.length; mask++) {
    const types = parents.filter((_, i) => mask & (1 << i));
    if (types.length <= most) sets.push(types);
  }
  const fit = (types: readonly FarmAnimal[]): boolean => {
    const all = { ...heads };
    for (const animal of types) all[animal]++;
    return fits(player, all);
  };
  // If the largest set fits, so does every part of it.
  if (parents.length <= most && parents.length > 0 && fit(parents)) return sets;
  return sets.filter(fit);
}

/** Feeding room: types that may breed again, two for each vegetable (folk.tile.feedingRoom). */
export function breedingsAgain(player: Player, again: readonly Animal[]): Animal[][] {
  const most = Math.min(4, 2 * player.goods.vegetable);
  const sets = breedings(player, most).filter((types) => types.every((animal) => again.includes(animal)));
  if (!again.includes('dog') || most === 0 || player.goods.dog < 2) return sets;
  // folk.open.feedingRoomDogs: a young dog needs no room, so it goes with everything.
  const dogs = [[], ...sets].filter((types) => types.length < most);
  return [...sets, ...dogs.map((types): Animal[] => ['dog', ...types])];
}

/** Could the player still reach two of some type by buying? */
export function couldBuyParents(player: Player): boolean {
  return FARM_ANIMALS.some((animal) => {
    return player.goods[animal] < 2 && canBuyPair(player, animal);
  });
}
