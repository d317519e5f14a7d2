// The new tiles and loot items in the words of the base game's catalogues.

import type { AddedTile } from '../boxes/lists.ts';
import type { Loot } from '../data/loot.ts';
import type { FiendsRuleId } from '../rules/fiends.ts';
import { price } from '../state/goods.ts';
import type { TileId } from '../state/vocabulary.ts';
import { FIENDS_LOOT } from './data/loot.ts';
import { FIENDS_TILES } from './data/tiles.ts';

export const fiendsTiles = (): AddedTile[] =>
  FIENDS_TILES.map((tile) => ({
    id: tile.id as TileId,
    name: tile.id,
    colour: tile.colour,
    group: tile.colour === 'orange' ? 'dwelling' : tile.colour === 'green' ? 'special' : 'parlor',
    block: 0,
    price: price(tile.price),
    points: tile.points,
    starred: tile.starred,
    intro: true,
    ...(tile.copies > 1 ? { unlimited: true as const } : {}),
    rules: [`fiends.tile.${tile.id}` as FiendsRuleId],
    provenance: 'appendix',
  }));

export const fiendsLoot = (): Loot[] =>
  FIENDS_LOOT.filter(({ id }) => id !== 'fightOrc').map(({ id, strength }) => ({
    id: id as 'layTrap' | 'restockMines',
    strength,
    effect: id === 'layTrap' ? { do: 'layTrap' } : { do: 'restock' },
    rules: [`fiends.loot.${id}` as FiendsRuleId],
    provenance: 'appendix',
  }));
