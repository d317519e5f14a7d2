// Where a crop may be sown (base.sow.field, folk.crops.*).

import { isBareForest, isEmptyCavern } from '../folk/around.ts';
import { enjoys } from '../powers/index.ts';
import type { SquareIndex } from '../state/squares.ts';
import type { Player } from '../state/types.ts';
import type { Crop } from '../state/vocabulary.ts';

/** Empty fields, for Elves also bare forest; mushrooms grow in empty caverns only. */
export function sowable(player: Player, crop: Crop): SquareIndex[] {
  const found: SquareIndex[] = [];
  const woodland = enjoys(player, 'woodland');
  player.squares.forEach((square, at) => {
    const fits =
      crop === 'mushroom'
        ? isEmptyCavern(square)
        : (square.land === 'field' && square.crops === 0) || (woodland && isBareForest(square));
    if (fits) found.push(at);
  });
  return found;
}
