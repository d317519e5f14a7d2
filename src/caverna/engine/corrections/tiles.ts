// Printed facts of a furnishing in this game: ours, or what its owners have corrected.

import { FURNISHINGS, type Furnishing, LOOT_OF, tilesOf } from '../boxes/lists.ts';
import { folkBox } from '../folk/installed.ts';
import type { Price } from '../state/goods.ts';
import type { Setup } from '../state/types.ts';
import { CHARCOAL, type FolkId, type FurnishingId, type LootId, type TileId } from '../state/vocabulary.ts';
import type { Box } from './field.ts';

export function pointsOf(box: Box | undefined, tile: FurnishingId): number {
  if (box === undefined) return FURNISHINGS[tile].points;
  if (tile === CHARCOAL) return folkBox().charcoalOf(box)?.points ?? 0;
  return (box[`fiends.points.${tile}`] as number | undefined) ?? FURNISHINGS[tile].points;
}

export const priceOf = (box: Box | undefined, tile: FurnishingId): Price =>
  (box !== undefined && tile === CHARCOAL && folkBox().charcoalOf(box)?.price) || FURNISHINGS[tile].price;

export const colourOf = (box: Box | undefined, tile: FurnishingId): Furnishing['colour'] =>
  (box?.[`folk.colour.${tile}`] as Furnishing['colour'] | undefined) ?? FURNISHINGS[tile].colour;

/** The weapon that a loot item asks for. */
export const strengthOf = ({ box, options }: Setup, item: LootId): number =>
  (item === 'dwelling' && options.dwellingLoot) ||
  ((box?.[`fiends.loot.${item}`] as number | undefined) ?? LOOT_OF[item].strength);

/** The tiles of a folk that are on offer, each with the base tile it replaces. */
export function offeredBy(folk: FolkId, box: Box | undefined): { id: TileId; replaces: TileId | null }[] {
  const tiles = tilesOf(folk).map(({ id, replaces }) => ({ id: id as TileId, replaces: replaces ?? null }));
  const charcoal = FURNISHINGS[CHARCOAL].folk === folk ? folkBox().charcoalOf(box) : null;
  return charcoal ? [...tiles, { id: CHARCOAL, replaces: charcoal.replaces }] : tiles;
}
