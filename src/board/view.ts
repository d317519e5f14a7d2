/** What a drawn home board shows. Whoever has a position turns it into this; the drawing knows no rules. */

export const landKinds = [
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
export type LandKind = (typeof landKinds)[number];

export interface Things {
  /** An icon name: sheep, grain, orc, trap … */
  icon: string;
  count?: number;
  /** A letter or word on it, such as the name of an orc. */
  label?: string;
}

export interface SquareView {
  land: LandKind;
  /** Name of a furnishing tile, and its icon. */
  name?: string;
  icon?: string;
  stable?: boolean;
  things?: Things[];
  /** Drawn attention to: with a thick frame, and a sign of its own. */
  mark?: 'new' | 'lost' | 'here';
}

export interface BoardView {
  /** By name, a1 to f4; squares left out are as printed. */
  squares: Record<string, SquareView>;
  /** A way over the board, square by square. */
  path?: string[];
}

export const columns = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export const rows = ['1', '2', '3', '4'] as const;

/** What is printed on an untouched board. */
export const printed: Record<string, SquareView> = {
  c1: { land: 'forest', things: [{ icon: 'wild-boar', label: '+1' }] },
  a3: { land: 'forest', things: [{ icon: 'wild-boar', label: '+1' }] },
  b4: { land: 'forest', things: [{ icon: 'food', label: '+1' }] },
  f1: { land: 'mountain', things: [{ icon: 'food', label: '+2' }] },
  e4: { land: 'mountain', things: [{ icon: 'food', label: '+1' }] },
  d3: { land: 'cavern' },
  d4: { land: 'furnished', icon: 'entry-dwelling' },
};

export function squareOf(view: BoardView, name: string): SquareView {
  const bare: SquareView = { land: name < 'd' ? 'forest' : 'mountain' };
  return view.squares[name] ?? printed[name] ?? bare;
}
