// Printed facts of a furnishing in this game: ours, or what its owners have corrected.

import type { Corrected } from '../boxes/def.ts';
import { allInstalled } from '../boxes/installed.ts';
import { FURNISHINGS, type Furnishing, LOOT_OF } from '../boxes/lists.ts';
import type { Price } from '../state/goods.ts';
import type { Setup } from '../state/types.ts';
import type { FurnishingId, LootId } from '../state/vocabulary.ts';
import type { Corrections } from './field.ts';

function corrected<Fact extends keyof Corrected>(
  corrections: Corrections | undefined,
  tile: FurnishingId,
  fact: Fact,
): Furnishing[Fact] {
  if (corrections !== undefined)
    for (const { corrected: correct } of allInstalled()) {
      const value = correct?.(corrections, tile)?.[fact];
      if (value !== undefined) return value as Furnishing[Fact];
    }
  return FURNISHINGS[tile][fact];
}

export const pointsOf = (corrections: Corrections | undefined, tile: FurnishingId): number =>
  corrected(corrections, tile, 'points');
export const priceOf = (corrections: Corrections | undefined, tile: FurnishingId): Price =>
  corrected(corrections, tile, 'price');
export const colourOf = (corrections: Corrections | undefined, tile: FurnishingId): Furnishing['colour'] =>
  corrected(corrections, tile, 'colour');

/** The weapon that a loot item asks for. */
export const strengthOf = ({ box: corrections, options }: Setup, item: LootId): number =>
  (item === 'dwelling' && options.dwellingLoot) ||
  ((corrections?.[`fiends.loot.${item}`] as number | undefined) ?? LOOT_OF[item].strength);
