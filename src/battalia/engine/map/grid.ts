// The squares of the three boards: which there are, how they are called, and what lies beside what.

import type { GameMap, Square } from '../state/types.ts';
import type { Grid } from '../state/vocabulary.ts';

const LETTERS = 'abcdefghijk';

export type Shape = Pick<GameMap, 'grid' | 'turned'>;

/** Column and row from 0; row 0 lies beside the Oracle. */
export type Spot = readonly [x: number, y: number];

export const nameOf = (x: number, y: number): Square => `${LETTERS[x]}${y + 1}`;
export const spotOf = (square: Square): Spot => [LETTERS.indexOf(square[0]!), Number(square.slice(1)) - 1];

/** Columns and rows of a board. battalia.setup.boards */
export function sizeOf({ grid, turned }: Shape): Spot {
  if (grid === 'small') return [7, 7];
  return turned ? [7, 11] : [11, 7];
}

/** With five players three squares in each corner do not exist. battalia.setup.corners */
const isCut = (x: number, y: number, [width, height]: Spot): boolean =>
  Math.min(x, width - 1 - x) + Math.min(y, height - 1 - y) <= 1;

const made = new Map<string, ReadonlySet<Square>>();

/** All squares of a board, row by row. */
export function squaresOf(shape: Shape): ReadonlySet<Square> {
  const key = `${shape.grid} ${shape.turned}`;
  const known = made.get(key);
  if (known) return known;
  const [width, height] = sizeOf(shape);
  const squares = new Set<Square>();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (shape.grid !== 'cut' || !isCut(x, y, [width, height])) squares.add(nameOf(x, y));
  made.set(key, squares);
  return squares;
}

export const isSquare = (shape: Shape, square: unknown): square is Square =>
  typeof square === 'string' && squaresOf(shape).has(square);

const STRAIGHT: readonly Spot[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const ASKEW: readonly Spot[] = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
];

const beside = (shape: Shape, square: Square, ways: readonly Spot[]): Square[] => {
  const [x, y] = spotOf(square);
  const squares = squaresOf(shape);
  return ways.map(([dx, dy]) => nameOf(x + dx, y + dy)).filter((other) => squares.has(other));
};

/** North, east, south, west. */
export const neighbours = (shape: Shape, square: Square): Square[] => beside(shape, square, STRAIGHT);
/** The own square and the eight around it. battalia.artefact.range */
export const rangeOf = (shape: Shape, square: Square): Square[] => [
  square,
  ...beside(shape, square, [...STRAIGHT, ...ASKEW]),
];

/** The board that is played on with this many players. battalia.setup.boards battalia.setup.corners */
export const gridFor = (players: number): Grid => (players <= 4 ? 'small' : players === 5 ? 'cut' : 'large');

/** The square on which the connector lies. battalia.valleys.connector */
export function middleSquare(shape: Shape): Square {
  const [width, height] = sizeOf(shape);
  return nameOf((width - 1) / 2, (height - 1) / 2);
}

/** Like a chessboard whose corners are dark. Diagonal steps never change the colour. */
export const isDark = (square: Square): boolean => {
  const [x, y] = spotOf(square);
  return (x + y) % 2 === 0;
};
