// The geometry of a home board.
//
// Columns a-f from left to right, rows 1-4 from top to bottom: forest a1-c4, mountain d1-f4.
// Office room lets a twin tile hang over the outer edge. Those squares continue the grid: row 0 lies
// above row 1, row 5 below row 4, column z left of a, column g right of f (`a0`, `f5`, `z2`, `g3`).
// Corners (z0, z5, g0, g5) cannot be reached. Squares 0-23 are on the board, 24-43 beyond its edge.
// Forest and mountain are never neighbours: the cave entrance is the only link and no rule uses it.

import { ENTRY_DWELLING, OPEN_CAVERN, PRINTED_GOODS } from '../../printed/home-board.ts';
import type { Good } from './vocabulary.ts';

export type SquareIndex = number;

const COLUMNS = ['z', 'a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;
const ON_BOARD = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

function allNames(): string[] {
  const names: string[] = [];
  for (const row of [1, 2, 3, 4]) for (const column of ON_BOARD) names.push(column + row);
  for (const column of ON_BOARD) names.push(`${column}0`);
  for (const column of ON_BOARD) names.push(`${column}5`);
  for (const row of [1, 2, 3, 4]) names.push(`z${row}`);
  for (const row of [1, 2, 3, 4]) names.push(`g${row}`);
  return names;
}

export const SQUARE_NAMES: readonly string[] = allNames();
export const SQUARES_ON_BOARD = 24;
/** From here on the squares left and right of the board. */
export const BESIDE_BOARD = 36;
export const SQUARE_COUNT = SQUARE_NAMES.length;

/** The top row of the forest, where orcs come from (fiends.setup.orcs, fiends.orcD.symbol). */
export const TOP_ROW = { left: 0, middle: 1, right: 2 } as const;

const INDEX = new Map(SQUARE_NAMES.map((name, i) => [name, i]));

/** The index of a square name, or -1. */
export const squareAt = (name: string): SquareIndex => INDEX.get(name) ?? -1;
export const squareName = (i: SquareIndex): string => SQUARE_NAMES[i] ?? '?';

const column = (i: SquareIndex) => COLUMNS.indexOf(SQUARE_NAMES[i]![0] as (typeof COLUMNS)[number]);
const row = (i: SquareIndex) => Number(SQUARE_NAMES[i]![1]);

/** True for a-c and the squares beyond their edges. */
export const IN_FOREST: readonly boolean[] = SQUARE_NAMES.map((_, i) => column(i) <= 3);

function neighbours(i: SquareIndex): SquareIndex[] {
  const [c, r] = [column(i), row(i)];
  const steps = [
    [0, -1],
    [0, 1],
    [-1, 0],
    [1, 0],
  ] as const;
  const found: SquareIndex[] = [];
  for (const [dc, dr] of steps) {
    const name = `${COLUMNS[c + dc] ?? '?'}${r + dr}`;
    const j = squareAt(name);
    if (j >= 0 && IN_FOREST[i] === IN_FOREST[j]) found.push(j);
  }
  return found;
}

/** Orthogonal neighbours inside the same half of the board, squares beyond the edge included. */
export const NEIGHBOURS: readonly (readonly SquareIndex[])[] = SQUARE_NAMES.map((_, i) => neighbours(i));

const step = (i: SquareIndex, dc: number, dr: number): SquareIndex =>
  squareAt(`${COLUMNS[column(i) + dc] ?? '?'}${row(i) + dr}`);
const DIRECTIONS = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const;

/** Squares that touch by the grid, across the border of forest and mountain too (folk.open.elvesBorder). */
export const BESIDE: readonly (readonly SquareIndex[])[] = SQUARE_NAMES.map((_, i) =>
  DIRECTIONS.map(([dc, dr]) => step(i, dc, dr)).filter((j) => j >= 0),
);

function line(from: SquareIndex, dc: number, dr: number): SquareIndex[] {
  const found: SquareIndex[] = [];
  for (let at = step(from, dc, dr); at >= 0; at = step(at, dc, dr)) found.push(at);
  return found;
}

/** The squares in each direction from a square, nearest first. */
export const LINES: readonly (readonly (readonly SquareIndex[])[])[] = SQUARE_NAMES.map((_, i) =>
  DIRECTIONS.map(([dc, dr]) => line(i, dc, dr)),
);

/** Neighbours that are printed on the board. */
export const BOARD_NEIGHBOURS: readonly (readonly SquareIndex[])[] = NEIGHBOURS.map((list) =>
  list.filter((j) => j < SQUARES_ON_BOARD),
);

const boardSquares = SQUARE_NAMES.map((_, i) => i).filter((i) => i < SQUARES_ON_BOARD);
export const FOREST_SQUARES: readonly SquareIndex[] = boardSquares.filter((i) => IN_FOREST[i]);
export const MOUNTAIN_SQUARES: readonly SquareIndex[] = boardSquares.filter((i) => !IN_FOREST[i]);
export const ALL_FOREST: readonly SquareIndex[] = SQUARE_NAMES.map((_, i) => i).filter((i) => IN_FOREST[i]);
export const ALL_MOUNTAIN: readonly SquareIndex[] = SQUARE_NAMES.map((_, i) => i).filter(
  (i) => !IN_FOREST[i],
);

/** The forest square in front of the cave entrance, which the first forest tile must cover. */
export const ENTRANCE: SquareIndex = squareAt('c4');
export const ENTRY_LEVEL: SquareIndex = squareAt(ENTRY_DWELLING);
export const FIRST_CAVERN: SquareIndex = squareAt(OPEN_CAVERN);

/** Printed goods, gained when a landscape tile first covers the square. */
export const PRINTED_BONUS: Readonly<Record<SquareIndex, { good: Good; amount: number }>> =
  Object.fromEntries(Object.entries(PRINTED_GOODS).map(([name, bonus]) => [squareAt(name), bonus]));
