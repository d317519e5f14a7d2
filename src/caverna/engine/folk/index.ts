// The box The Forgotten Folk. `installFolk()` adds it to the engine; games ask for it with `modules: ['folk']`.

import type { BoxDef, Positions } from '../boxes/def.ts';
import { install } from '../boxes/install.ts';
import type { Furnishing } from '../boxes/lists.ts';
import { charcoalOf, FOLK_FIELDS } from '../corrections/folk.ts';
import { price } from '../state/goods.ts';
import { CHARCOAL, type FolkId, type TileId } from '../state/vocabulary.ts';
import { CROP_EXCHANGES } from './crops.ts';
import { FOLK_TILES, type FolkTile } from './data/tiles.ts';
import { FOLK_LIST } from './list.ts';
import { folkOptions, readFolkSetup } from './read.ts';
import { folkInPlay, makeFolk, seatFolk } from './seat.ts';

const furnishingOf = (tile: FolkTile): Furnishing => ({
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
});

const positions: Positions = {
  prepareSeat: ({ setup }, seat, player) => makeFolk(player, setup.seats[seat].folk, setup.options),
  writeSetup: ({ setup, seed }) => ({
    modules: [...setup.modules],
    // Sixteen tiles by lot are named, because a position has no seed.
    folkTiles: setup.folkTiles === 'sixteen' ? folkInPlay(setup, seed) : setup.folkTiles!,
  }),
};

const folk = (): BoxDef => ({
  id: 'folk',
  tiles: [...FOLK_TILES, ...FOLK_LIST.flatMap(({ printed }) => printed ?? [])].map(furnishingOf),
  powers: FOLK_LIST.flatMap(({ abilities, tiles }) => [...abilities, ...tiles]),
  exchanges: [...CROP_EXCHANGES, ...FOLK_LIST.flatMap(({ exchanges }) => exchanges ?? [])],
  loot: FOLK_LIST.flatMap(({ loot }) => loot ?? []),
  fields: FOLK_FIELDS,
  corrected(corrections, tile) {
    const colour = corrections[`folk.colour.${tile}`] as Furnishing['colour'] | undefined;
    const told = tile === CHARCOAL ? (charcoalOf(corrections) ?? { points: 0 }) : undefined;
    return colour ? { ...told, colour } : told;
  },
  folks: FOLK_LIST.map(({ id }) => id),
  options: folkOptions,
  readSetup: readFolkSetup,
  deal: seatFolk,
  positions,
});

export const installFolk = (): void => install(folk());
