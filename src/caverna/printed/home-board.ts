// What is printed on every home board, by the names of its squares: read by the rules and by whoever draws it.

export const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export const ROWS = ['1', '2', '3', '4'] as const;

/** What can lie on a square. */
export const DRAWN_LANDS = [
  'forest',
  'meadow',
  'field',
  'smallPasture',
  'largePasture',
  'mountain',
  'cavern',
  'tunnel',
  'deepTunnel',
  'oreMine',
  'rubyMine',
  'furnished',
] as const;

/** Goods for whoever covers the square (base.tiles.bonus). */
export const PRINTED_GOODS = {
  c1: { good: 'wildBoar', amount: 1 },
  a3: { good: 'wildBoar', amount: 1 },
  b4: { good: 'food', amount: 1 },
  f1: { good: 'food', amount: 2 },
  e4: { good: 'food', amount: 1 },
} as const;

/** The dwelling everybody begins with, and the cavern above it. */
export const ENTRY_DWELLING = 'd4';
export const OPEN_CAVERN = 'd3';
