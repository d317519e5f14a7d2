// The box The Forgotten Folk. `installFolk()` adds it to the engine; games ask for it with `modules: ['folk']`.

import { addExchanges, addFurnishings, type Furnishing, listLoot } from '../boxes/lists.ts';
import { charcoalOf, FOLK_FIELDS } from '../corrections/folk.ts';
import { addPowers } from '../powers/index.ts';
import { price } from '../state/goods.ts';
import type { FolkId, TileId } from '../state/vocabulary.ts';
import { CROP_EXCHANGES } from './crops.ts';
import { FOLK_TILES, type FolkTile } from './data/tiles.ts';
import { bring, folkBox } from './installed.ts';
import { FOLK_LIST } from './list.ts';

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

export function installFolk(): void {
  if (folkBox().folks.length > 0) return;
  bring({ folks: FOLK_LIST, fields: FOLK_FIELDS, charcoalOf });
  const printed = FOLK_LIST.flatMap((folk) => folk.printed ?? []);
  addFurnishings([...FOLK_TILES, ...printed].map(furnishingOf));
  addExchanges([...CROP_EXCHANGES, ...FOLK_LIST.flatMap(({ exchanges }) => exchanges ?? [])]);
  listLoot(FOLK_LIST.flatMap(({ loot }) => loot ?? []));
  addPowers(FOLK_LIST.flatMap(({ abilities, tiles }) => [...abilities, ...tiles]));
}
