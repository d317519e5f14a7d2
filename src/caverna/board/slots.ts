// Where several things stand on one square.

export interface Slot {
  x: number;
  y: number;
  size: number;
}

/** Rows of a crowd: 5 stand as 3 and 2. */
function rowsOf(count: number, wide: boolean): number[] {
  if (wide ? count <= 5 : count <= 2) return [count];
  const perRow = wide ? 6 : count <= 4 ? 2 : 3;
  const rows: number[] = [];
  for (let left = count; left > 0; left -= perRow) rows.push(Math.min(perRow, left));
  return rows;
}

/**
 * Centres and sizes for `count` things in a box. A lone thing is large; many shrink until they fit, none overlap.
 */
export function slots(count: number, box: { x: number; y: number; width: number; height: number }): Slot[] {
  const rows = rowsOf(count, box.width > 120);
  const most = Math.max(...rows, 1);
  const size = Math.min(50, (box.width - 4) / most - 3, box.height / rows.length - 2);
  return rows.flatMap((inRow, row) =>
    Array.from({ length: inRow }, (_, i) => ({
      x: box.x + box.width / 2 + (i - (inRow - 1) / 2) * (size + 4),
      y: box.y + box.height / 2 + (row - (rows.length - 1) / 2) * (size + 3),
      size,
    })),
  );
}
