// Where squares lie on the drawing. All lengths are units of the drawing; a square is 100 of them.

import { type BoardView, columns, rows } from './view.ts';

export const side = 100;
/** The rock wall between forest and mountain. */
export const wall = 22;
/** Around the squares, with room for their names. */
export const margin = 28;

const everyColumn = ['z', ...columns, 'g'] as const;
const everyRow = ['0', ...rows, '5'] as const;

export interface Sheet {
  columns: readonly string[];
  rows: readonly string[];
  width: number;
  height: number;
  /** Every square that is drawn, row by row. */
  names: readonly string[];
  left(name: string): number;
  top(name: string): number;
}

const isPrinted = (name: string): boolean =>
  (columns as readonly string[]).includes(name[0] ?? '') &&
  (rows as readonly string[]).includes(name[1] ?? '');

/** The squares of a view, those beyond the edge only where something lies or may be picked. */
export function sheetOf(view: BoardView, pickable: readonly string[] = []): Sheet {
  const beyond = [...Object.keys(view.squares), ...Object.keys(view.ghost ?? {}), ...pickable].filter(
    (name) => !isPrinted(name),
  );
  const shownColumns = everyColumn.filter(
    (column) => (columns as readonly string[]).includes(column) || beyond.some((name) => name[0] === column),
  );
  const shownRows = everyRow.filter(
    (row) => (rows as readonly string[]).includes(row) || beyond.some((name) => name[1] === row),
  );
  const left = (name: string): number => {
    const column = shownColumns.indexOf(name[0] as (typeof everyColumn)[number]);
    const over = name[0] !== 'z' && (name[0] ?? '') > 'c';
    return margin + column * side + (over ? wall : 0);
  };
  const top = (name: string): number =>
    margin + shownRows.indexOf(name[1] as (typeof everyRow)[number]) * side;
  return {
    columns: shownColumns,
    rows: shownRows,
    width: shownColumns.length * side + wall + margin + 12,
    height: shownRows.length * side + margin + 12,
    names: shownRows.flatMap((row) =>
      shownColumns
        .map((column) => `${column}${row}`)
        .filter((name) => isPrinted(name) || beyond.includes(name)),
    ),
    left,
    top,
  };
}

export const middle = (sheet: Sheet, name: string): [x: number, y: number] => [
  sheet.left(name) + side / 2,
  sheet.top(name) + side / 2,
];
