// What is in play from all boxes together. The lists of the base game come first and keep their order; a box that is
// installed adds to them.

import { EXCHANGES, type Exchange } from '../data/exchanges.ts';
import { LOOT, type Loot } from '../data/loot.ts';
import { TILES, type Tile } from '../data/tiles.ts';
import type { FolkTile } from '../folk/data/tiles.ts';
import type { Price } from '../state/goods.ts';
import {
  DWELLING_IDS,
  type ExchangeId,
  type FolkId,
  type FurnishingId,
  type LootId,
  type TileId,
} from '../state/vocabulary.ts';

const byId = <Entry extends { id: string }>(entries: readonly Entry[]) =>
  Object.fromEntries(entries.map((entry) => [entry.id, entry]));

export const ALL_EXCHANGES: Exchange[] = [];
export const EXCHANGE_OF = {} as Record<ExchangeId, Exchange>;
/** Those that a tile or a folk allows: what is traded, and what is eaten. */
export const TRADES: Exchange[] = [];
export const MEALS: Exchange[] = [];

export function addExchanges(entries: readonly Exchange[]): void {
  for (const entry of entries) {
    ALL_EXCHANGES.push(entry);
    EXCHANGE_OF[entry.id] = entry;
    if (entry.power && entry.eats) MEALS.push(entry);
    else if (entry.power && !entry.weapon) TRADES.push(entry);
  }
}
addExchanges(EXCHANGES);

/** In order of strength. */
export const ALL_LOOT: Loot[] = [...LOOT];
export const LOOT_OF = byId(ALL_LOOT) as Record<LootId, Loot>;

/** What the rules need to know of a furnishing. */
export interface Furnishing {
  id: FurnishingId;
  colour: FolkTile['colour'];
  price: Price;
  points: number;
  intro: boolean;
  unlimited: boolean;
  site: FolkTile['site'];
  /** Brought by this folk, in place of a base tile. */
  folk?: FolkId;
  replaces?: TileId | null;
  incomplete: boolean;
}

const furnishingOf = (tile: Tile): Furnishing => ({
  id: tile.id,
  colour: tile.colour,
  price: tile.price,
  points: tile.points,
  intro: tile.intro,
  unlimited: tile.unlimited === true,
  site: 'cavern',
  incomplete: false,
});

export const FURNISHINGS = byId(Object.values(TILES).map(furnishingOf)) as Record<FurnishingId, Furnishing>;

/** Dwellings that can be on offer. */
export const DWELLINGS: TileId[] = [...DWELLING_IDS];

export const isDwelling = (id: FurnishingId): boolean => FURNISHINGS[id].colour === 'orange';

/** The tiles of a folk that can be offered: all but those without a text (folk.open.charcoalText). */
export const tilesOf = (id: FolkId): Furnishing[] =>
  Object.values(FURNISHINGS).filter((tile) => tile.folk === id && !tile.incomplete);

// A box that is installed adds what it brings.

export function addTiles(tiles: readonly Furnishing[]): void {
  for (const tile of tiles) {
    FURNISHINGS[tile.id] = tile;
    if (isDwelling(tile.id)) DWELLINGS.push(tile.id as TileId);
  }
}
/** What asks for a power is for every expedition of those who have it; the box itself offers the rest. */
export function addLoot(items: readonly Loot[]): void {
  for (const item of items) {
    LOOT_OF[item.id] = item;
    if (item.power) ALL_LOOT.push(item);
  }
  ALL_LOOT.sort((a, b) => a.strength - b.strength);
}
