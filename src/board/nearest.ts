// Walking from square to square with the arrow keys.

import { middle, type Sheet } from './geometry.ts';

const ways: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next of these squares in the direction of a key: straight on if possible, else the least astray. */
export function nextSquare(
  sheet: Sheet,
  from: string,
  key: string,
  among: readonly string[],
): string | undefined {
  if (key === 'Home') return among[0];
  if (key === 'End') return among.at(-1);
  const way = ways[key];
  if (!way) return undefined;
  const [x, y] = middle(sheet, from);
  const cost = (name: string): number => {
    const [dx, dy] = [middle(sheet, name)[0] - x, middle(sheet, name)[1] - y];
    const along = dx * way[0] + dy * way[1];
    const astray = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    return along > 0 ? along + 3 * astray : Number.POSITIVE_INFINITY;
  };
  return best(
    among.filter((name) => name !== from),
    cost,
  );
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
