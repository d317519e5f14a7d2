// Printed facts of a furnishing in this game: ours, or what its owners have corrected.

import type { Corrected } from '../boxes/def.ts';
import { allInstalled } from '../boxes/installed.ts';
import { FURNISHINGS, type Furnishing, LOOT_OF } from '../boxes/lists.ts';
import type { Price } from '../state/goods.ts';
import type { Setup } from '../state/types.ts';
import type { FurnishingId, LootId } from '../state/vocabulary.ts';
import type { Box } from './field.ts';

function corrected<Fact extends keyof Corrected>(
  box: Box | undefined,
  tile: FurnishingId,
  fact: Fact,
): Furnishing[Fact] {
  if (box !== undefined)
    for (const { corrected: correct } of allInstalled()) {
      const value = correct?.(box, tile)?.[fact];
      if (value !== undefined) return value as Furnishing[Fact];
    }
  return FURNISHINGS[tile][fact];
}

export const pointsOf = (box: Box | undefined, tile: FurnishingId): number => corrected(box, tile, 'points');
export const priceOf = (box: Box | undefined, tile: FurnishingId): Price => corrected(box, tile, 'price');
export const colourOf = (box: Box | undefined, tile: FurnishingId): Furnishing['colour'] =>
  corrected(box, tile, 'colour');

/** The weapon that a loot item asks for. */
export const strengthOf = ({ box, options }: Setup, item: LootId): number =>
  (item === 'dwelling' && options.dwellingLoot) ||
  ((box?.[`fiends.loot.${item}`] as number | undefined) ?? LOOT_OF[item].strength);
