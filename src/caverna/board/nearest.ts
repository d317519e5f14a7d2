// Walking from square to square with the arrow keys.

import { middle, type Sheet } from './geometry.ts';

/**
 * The next of these squares (given row by row) for a key. Left and right follow the rows from one end to the other,
 * so that every square can be reached; up and down go straight on if possible, else the least astray.
 */
export function nextSquare(
  sheet: Sheet,
  from: string,
  key: string,
  among: readonly string[],
): string | undefined {
  if (key === 'Home') return among[0];
  if (key === 'End') return among.at(-1);
  if (key === 'ArrowRight') return among[among.indexOf(from) + 1];
  if (key === 'ArrowLeft') return among[among.indexOf(from) - 1];
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const [x, y] = middle(sheet, from);
  const way = key === 'ArrowDown' ? 1 : -1;
  return best(among, (name) => {
    const [dx, dy] = [middle(sheet, name)[0] - x, middle(sheet, name)[1] - y];
    return dy * way > 0 ? dy * way + 3 * Math.abs(dx) : Number.POSITIVE_INFINITY;
  });
}

/** The square that lies nearest to another. */
export function nearest(sheet: Sheet, from: string, among: readonly string[]): string | undefined {
  const [x, y] = middle(sheet, from);
  return best(among, (name) => Math.hypot(middle(sheet, name)[0] - x, middle(sheet, name)[1] - y));
}

function best(among: readonly string[], cost: (name: string) => number): string | undefined {
  let found: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const name of among) {
    const here = cost(name);
    if (here < least) [found, least] = [name, here];
  }
  return found;
}
