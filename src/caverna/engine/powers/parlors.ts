import { isDwelling } from '../boxes/lists.ts';
import { beside, whereIs } from '../folk/around.ts';
import type { SquareIndex } from '../state/squares.ts';
import type { Game, Player } from '../state/types.ts';
import type { Bonus, Power } from './hooks.ts';

export const bonus = (count: number, each = 1): Bonus => ({ count, points: count * each });

const dwellingsAround = (game: Game, player: Player, at: SquareIndex): number =>
  beside(game, player, at, ({ tile }) => tile !== null && isDwelling(tile));

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
    onBuilt: (player, at, game) => ({ food: 2 * dwellingsAround(game, player, at) }),
    scores: (player, game) => bonus(dwellingsAround(game, player, whereIs(player, 'stateParlor')), 4),
  },
  { id: 'huntingParlor', rule: 'base.tile.huntingParlor' },
  { id: 'beerParlor', rule: 'base.tile.beerParlor' },
  { id: 'blacksmithingParlor', rule: 'base.tile.blacksmithingParlor' },
];
