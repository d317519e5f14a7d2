import { isDwelling } from '../boxes.ts';
import { BESIDE, type SquareIndex } from '../squares.ts';
import type { Player } from '../types.ts';
import type { Bonus, Power } from './hooks.ts';

export const bonus = (count: number, each = 1): Bonus => ({ count, points: count * each });

function dwellingsAround(player: Player, at: SquareIndex): number {
  let dwellings = 0;
  for (const next of BESIDE[at]!) {
    const { tile } = player.squares[next]!;
    if (tile && isDwelling(tile)) dwellings++;
  }
  return dwellings;
}

export const PARLOR_POWERS: readonly Power[] = [
  {
    id: 'weavingParlor',
    rule: 'base.tile.weavingParlor',
    onBuilt: (player) => ({ food: player.goods.sheep }),
    scores: (player) => ({ count: player.goods.sheep, points: Math.floor(player.goods.sheep / 2) }),
  },
  {
    id: 'milkingParlor',
    rule: 'base.tile.milkingParlor',
    onBuilt: (player) => ({ food: player.goods.cattle }),
    scores: (player) => bonus(player.goods.cattle),
  },
  {
    id: 'stateParlor',
    rule: 'base.tile.stateParlor',
    onBuilt: (player, at) => ({ food: 2 * dwellingsAround(player, at) }),
    scores(player) {
      const at = player.squares.findIndex((square) => square.tile === 'stateParlor');
      return bonus(dwellingsAround(player, at), 4);
    },
  },
  { id: 'huntingParlor', rule: 'base.tile.huntingParlor' },
  { id: 'beerParlor', rule: 'base.tile.beerParlor' },
  { id: 'blacksmithingParlor', rule: 'base.tile.blacksmithingParlor' },
];
