// What a weapon costs and how strong it may become.

import { discounted, personal, powerWith } from '../powers/index.ts';
import { type Price, price } from '../state/goods.ts';
import type { Player } from '../state/types.ts';

/** The price of a weapon for this person; strength 0 asks for the cheapest one. */
export function forgePrice(player: Player, dwarf: number, strength: number): Price {
  const forges = personal(player, player.dwarfs[dwarf], 'forges')?.forges;
  const cost = forges ? forges.price(strength || forges.least) : price({ ore: strength || 1 });
  // folk.open.incompetentBlacksmith
  return forges && player.agreed?.blacksmithForIncompetent === false
    ? cost
    : discounted(player, 'forge', cost);
}

/** base.forge: the weakest and the strongest weapon this person can forge, when the action allows `most` ore. */
export function forgeRange(player: Player, dwarf: number, most: number): [number, number] {
  const forges = personal(player, player.dwarfs[dwarf], 'forges')?.forges;
  return forges ? [forges.least, forges.most] : [1, most];
}

/** folk.tile.guardDogSchool: the strength to be had for a dog, or 0 (folk.open.guardDogSchool). */
export function forgesForDog(player: Player, dwarf: number): number {
  if (player.goods.dog === 0) return 0;
  const strength = powerWith(player, 'forgesForDog')?.forgesForDog ?? 0;
  if (strength === 0 || player.dwarfs[dwarf]!.weapon > 0) return 0;
  if (player.agreed?.dogForIncompetent === false && personal(player, player.dwarfs[dwarf], 'forges'))
    return 0;
  const [least, most] = forgeRange(player, dwarf, strength);
  return least <= strength && strength <= most ? strength : 0;
}
