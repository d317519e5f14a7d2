// Where everything is drawn. A square is 100 units wide; a broad board may be turned a quarter on a narrow screen.

import type { SquareName } from './view.ts';

export const SIDE = 100;
/** Room for the names of columns and rows. */
export const MARGIN = 26;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Column and row from 0. */
export type Place = readonly [column: number, row: number];

const placeOf = (square: SquareName): Place => [LETTERS.indexOf(square[0]!), Number(square.slice(1)) - 1];

export interface Sheet {
  turned: boolean;
  width: number;
  height: number;
  /** The names along the upper edge and along the left one. */
  across: readonly string[];
  down: readonly string[];
  /** Where a square is drawn, in squares. */
  cell(square: SquareName): Place;
  left(square: SquareName): number;
  top(square: SquareName): number;
}

const letters = (count: number): string[] => [...LETTERS].slice(0, count);
const numbers = (count: number): string[] => Array.from({ length: count }, (_, i) => String(i + 1));

/** Turned, the Oracle's side lies on the right. */
export function sheetOf(columns: number, rows: number, turned: boolean): Sheet {
  const cell = (square: SquareName): Place => {
    const [x, y] = placeOf(square);
    return turned ? [rows - 1 - y, x] : [x, y];
  };
  const [wide, high] = turned ? [rows, columns] : [columns, rows];
  return {
    turned,
    width: MARGIN + wide * SIDE + 3,
    height: MARGIN + high * SIDE + 3,
    across: turned ? numbers(rows).reverse() : letters(columns),
    down: turned ? letters(columns) : numbers(rows),
    cell,
    left: (square) => MARGIN + cell(square)[0] * SIDE,
    top: (square) => MARGIN + cell(square)[1] * SIDE,
  };
}

export const middleOf = (sheet: Sheet, square: SquareName): Place => [
  sheet.left(square) + SIDE / 2,
  sheet.top(square) + SIDE / 2,
];

const WAYS: Readonly<Record<string, Place>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The square that an arrow key leads to, as it is drawn: straight on if possible, else the least astray. */
export function nextSquare(
  sheet: Sheet,
  from: SquareName,
  key: string,
  among: readonly SquareName[],
): SquareName | undefined {
  if (key === 'Home') return among[0];
  if (key === 'End') return among.at(-1);
  const way = WAYS[key];
  if (!way) return undefined;
  const [x, y] = sheet.cell(from);
  let found: SquareName | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const square of among) {
    const [dx, dy] = [sheet.cell(square)[0] - x, sheet.cell(square)[1] - y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const cost = ahead > 0 ? ahead + 4 * aside : Number.POSITIVE_INFINITY;
    if (cost < least) [found, least] = [square, cost];
  }
  return found;
}

/** The square that lies nearest to one that can no longer be picked. */
export function nearestSquare(
  sheet: Sheet,
  from: SquareName,
  among: readonly SquareName[],
): SquareName | undefined {
  const [x, y] = sheet.cell(from);
  const away = (square: SquareName): number =>
    Math.hypot(sheet.cell(square)[0] - x, sheet.cell(square)[1] - y);
  return [...among].sort((a, b) => away(a) - away(b))[0];
}
