// Animals that leave a tile in the hands of an orc, where that is agreed on (fiends.diff.occupiedTile).

import { houseNew } from '../../housing/house.ts';
import { isMine } from '../../state/board.ts';
import type { Bundle } from '../../state/goods.ts';
import type { SquareIndex } from '../../state/squares.ts';
import type { Player } from '../../state/types.ts';
import type { FarmAnimal } from '../../state/vocabulary.ts';
import type { FiendsOptions } from '../types.ts';
import { landAt } from './breach.ts';

/** What the occupied space costs of the animals on it: a donkey in a mine always, the others only by default. */
export const animalsLost = (
  player: Player,
  at: SquareIndex,
  { animalsFlee }: FiendsOptions,
  animals: Bundle,
): Bundle => (animalsFlee && !isMine(landAt(player, at)) ? {} : animals);

/** Animals find other room, one by one; those that do not are left over. */
export function flee(player: Player, animals: Bundle): Bundle {
  const left: Bundle = {};
  player.goods = { ...player.goods };
  for (const name in animals) {
    const animal = name as FarmAnimal;
    for (let n = animals[animal]!; n > 0; n--) {
      player.goods[animal]++;
      if (houseNew(player, animal, 1)) continue;
      player.goods[animal]--;
      left[animal] = (left[animal] ?? 0) + 1;
    }
  }
  return left;
}
