// The new tiles and loot items in the words of the base game's catalogues.

import type { Furnishing } from '../boxes/lists.ts';
import type { Loot } from '../data/loot.ts';
import type { FiendsRuleId } from '../rules/fiends.ts';
import { price } from '../state/goods.ts';
import type { TileId } from '../state/vocabulary.ts';
import { FIENDS_LOOT } from './data/loot.ts';
import { FIENDS_TILES } from './data/tiles.ts';

export const FIENDS_FURNISHINGS: readonly Furnishing[] = FIENDS_TILES.map((tile) => ({
  id: tile.id as TileId,
  colour: tile.colour,
  price: price(tile.price),
  points: tile.points,
  intro: true,
  unlimited: tile.copies > 1,
  site: 'cavern',
  incomplete: false,
}));

export const FIENDS_EXPEDITION: readonly Loot[] = FIENDS_LOOT.filter(({ id }) => id !== 'fightOrc').map(
  ({ id, strength }) => ({
    id: id as 'layTrap' | 'restockMines',
    strength,
    effect: id === 'layTrap' ? { do: 'layTrap' } : { do: 'restock' },
    rules: [`fiends.loot.${id}` as FiendsRuleId],
    provenance: 'appendix',
  }),
);
