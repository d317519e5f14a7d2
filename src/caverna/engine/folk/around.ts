// What lies around a tile, and which squares are empty (folk.open.emptyMeadow).

import type { Vacates } from '../powers/hooks.ts';
import { BESIDE, IN_FOREST, SQUARES_ON_BOARD, type SquareIndex } from '../state/squares.ts';
import type { Game, Player, Square } from '../state/types.ts';
import type { FurnishingId, Land } from '../state/vocabulary.ts';

export const isBareForest = ({ land, stable, crops }: Square): boolean =>
  land === 'forest' && !stable && crops === 0;

export const emptyForest = (player: Player): number =>
  player.squares.filter((square, at) => at < SQUARES_ON_BOARD && isBareForest(square)).length;

/**
 * Are these meadows empty: without a stable, unless the players agree otherwise, and without animals? Sheep that could
 * live elsewhere are no obstacle, since they may be moved at any time (base.animals.rearrange).
 */
export const areEmptyMeadows = (
  player: Player,
  { setup }: Game,
  meadows: readonly SquareIndex[],
  vacates: Vacates,
): boolean =>
  meadows.every((at) => {
    const { land, stable } = player.squares[at]!;
    return land === 'meadow' && (!stable || setup.options.stabledMeadowsEmpty);
  }) && vacates(player, meadows);

export const isEmptyCavern = ({ land, crops }: Square): boolean => land === 'cavern' && crops === 0;

/** Squares beside one, by the grid; across the border of forest and mountain unless agreed otherwise (folk.open.elvesBorder). */
export function beside(
  { setup }: Game,
  player: Player,
  at: SquareIndex,
  test: (square: Square) => boolean,
): number {
  const bordered = setup.options.adjacentAcrossBorder === false;
  let n = 0;
  for (const next of BESIDE[at]!)
    if (test(player.squares[next]!) && !(bordered && IN_FOREST[next] !== IN_FOREST[at])) n++;
  return n;
}

export const landBeside = (game: Game, player: Player, at: SquareIndex, land: Land): number =>
  beside(game, player, at, (square) => square.land === land);

/** Pastures beside a square; a large one counts once. */
export function pasturesBeside(player: Player, at: SquareIndex): number {
  const found = new Set<SquareIndex>();
  for (const next of BESIDE[at]!) {
    const { land, mate } = player.squares[next]!;
    if (land === 'smallPasture') found.add(next);
    if (land === 'largePasture') found.add(Math.min(next, mate));
  }
  return found.size;
}

export const whereIs = (player: Player, tile: FurnishingId): SquareIndex =>
  player.squares.findIndex((square) => square.tile === tile);
