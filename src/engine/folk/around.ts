// What lies around a tile, and which squares are empty (folk.open.emptyMeadow).

import { BESIDE, IN_FOREST, SQUARES_ON_BOARD, type SquareIndex } from '../squares.ts';
import type { Game, Player, Square } from '../types.ts';
import type { FurnishingId, Land } from '../vocabulary.ts';

export const isBareForest = ({ land, stable, crops }: Square): boolean =>
  land === 'forest' && !stable && crops === 0;

export const emptyForest = (player: Player): number =>
  player.squares.filter((square, at) => at < SQUARES_ON_BOARD && isBareForest(square)).length;

/** A meadow without animals or watching dogs, and without a stable unless the players agree otherwise. */
export function isEmptyMeadow(player: Player, at: SquareIndex, stables = false): boolean {
  const { land, stable } = player.squares[at]!;
  if (land !== 'meadow' || (stable && !stables)) return false;
  return !player.herds.some((herd) => herd.at === at) && !player.watch.some((watch) => watch.at === at);
}

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
