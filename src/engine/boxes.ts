// What is in play from all boxes together. The lists of the base game come first and keep their order.

import { EXCHANGES, type Exchange } from './data/exchanges.ts';
import { LOOT, type Loot } from './data/loot.ts';
import { TILES, type Tile } from './data/tiles.ts';
import { CROP_EXCHANGES } from './folk/crops.ts';
import { FOLK_TILES, type FolkTile } from './folk/data/tiles.ts';
import { FOLK_LIST } from './folk/list.ts';
import { type Price, price } from './goods.ts';
import {
  DWELLING_IDS,
  type ExchangeId,
  type FolkId,
  type FurnishingId,
  type LootId,
  type TileId,
} from './vocabulary.ts';

export const ALL_EXCHANGES: readonly Exchange[] = [
  ...EXCHANGES,
  ...CROP_EXCHANGES,
  ...FOLK_LIST.flatMap(({ exchanges }) => exchanges ?? []),
];
export const EXCHANGE_OF = Object.fromEntries(ALL_EXCHANGES.map((entry) => [entry.id, entry])) as Record<
  ExchangeId,
  Exchange
>;

/** In order of strength. */
export const ALL_LOOT: readonly Loot[] = [...LOOT, ...FOLK_LIST.flatMap(({ loot }) => loot ?? [])].sort(
  (a, b) => a.strength - b.strength,
);
export const LOOT_OF = Object.fromEntries(ALL_LOOT.map((item) => [item.id, item])) as Record<LootId, Loot>;

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

const folkTiles = [...FOLK_TILES, ...FOLK_LIST.flatMap(({ printed }) => printed ?? [])];

/** A tile of another box in the words of the base game's catalogue. */
export type AddedTile = Omit<Tile, 'id'> & { id: FurnishingId };

const furnishingOf = (tile: AddedTile): Furnishing => ({
  id: tile.id,
  colour: tile.colour,
  price: tile.price,
  points: tile.points,
  intro: tile.intro,
  unlimited: tile.unlimited === true,
  site: 'cavern',
  incomplete: false,
});
const base: Furnishing[] = Object.values(TILES).map(furnishingOf);
const folk: Furnishing[] = folkTiles.map((tile) => ({
  id: tile.id as TileId,
  colour: tile.colour,
  price: price(tile.price),
  points: tile.points,
  intro: false,
  unlimited: false,
  site: tile.site,
  folk: tile.folk as FolkId,
  replaces: tile.replaces as TileId | null,
  incomplete: tile.incomplete === true,
}));

export const FURNISHINGS = Object.fromEntries([...base, ...folk].map((tile) => [tile.id, tile])) as Record<
  FurnishingId,
  Furnishing
>;

/** A box that is installed adds its tiles and loot here. */
export const addTiles = (tiles: readonly AddedTile[]): void => {
  for (const tile of tiles) FURNISHINGS[tile.id] = furnishingOf(tile);
};
export const addLoot = (items: readonly Loot[]): void => {
  for (const item of items) LOOT_OF[item.id] = item;
};

export const isDwelling = (id: FurnishingId): boolean => FURNISHINGS[id].colour === 'orange';

/** Dwellings that can be on offer. */
export const DWELLINGS: readonly TileId[] = [
  ...DWELLING_IDS,
  ...folk.filter(({ id }) => isDwelling(id)).map(({ id }) => id as TileId),
];

/** The tiles of a folk that can be offered: all but those without a text (folk.open.charcoalText). */
export const tilesOf = (id: FolkId): Furnishing[] =>
  folk.filter((tile) => tile.folk === id && !tile.incomplete);
