// What a position is worth to a seat: the points so far, and what is likely to become of the rest.

import { type Game, type Player, type Seat, scoreSeat } from '../../engine/index.ts';
import { familyWorth } from './family.ts';
import { farmWorth } from './farm.ts';
import { foodWorth } from './food.ts';
import { goodsWorth } from './goods.ts';
import { orcWorth } from './orcs.ts';
import { timeOf } from './time.ts';
import { AMONG_ORCS, WEIGHTS, type Weights } from './weights.ts';

export { AMONG_ORCS, WEIGHTS, type Weights };

/** The phase that a player leaves out this harvest. */
function skipped({ skips, squares, goods }: Player): number {
  if (skips === 'field') return -0.3 * squares.filter(({ crops }) => crops > 0).length;
  if (skips !== 'breeding') return 0;
  return -0.9 * [goods.sheep, goods.donkey, goods.wildBoar, goods.cattle].filter((n) => n > 1).length;
}

export function worthOf(game: Game, seat: Seat, weights: Weights = WEIGHTS): number {
  const player = game.players[seat];
  const points = scoreSeat(game, seat).total;
  if (game.phase === 'over') return points;
  const time = timeOf(game, seat, player);
  return (
    points +
    familyWorth(player, time, weights) +
    goodsWorth(player, time, weights) +
    foodWorth(game, player, time, weights) +
    farmWorth(game, player, time, weights) +
    orcWorth(player, time, weights) +
    skipped(player) -
    weights.shame * player.begging +
    (game.players.length > 1 && game.token === seat && time.rounds > 0 ? weights.token : 0)
  );
}
