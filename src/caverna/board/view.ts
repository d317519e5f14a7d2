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
  /** An icon name: sheep, grain, orc, dwarf … */
  icon: string;
  /** How many; for an orc or a person its strength. */
  count?: number;
  /** A letter or word on it, such as the name of an orc. */
  label?: string;
  /** Who it is, if it is somebody: the same id on another square glides there. */
  id?: string;
  /** In chains: an orc held by a trap, a hostage. */
  bound?: boolean;
  /** Lives here but is out at work. */
  away?: boolean;
  /** Only a hint: goods printed on the board. */
  faint?: boolean;
}

export interface TrapView {
  name?: string;
  icon: string;
  state: 'active' | 'spent' | 'holding';
}

export interface SquareView {
  land: LandKind;
  /** Name of a furnishing tile, its icon and the colour of its band. */
  name?: string;
  icon?: string;
  colour?: 'orange' | 'green' | 'yellow';
  stable?: boolean;
  /** The other square of a large pasture. */
  mate?: string;
  /** Fenced or furnished as bare forest. */
  wild?: boolean;
  trap?: TrapView;
  /** In the hands of an orc: what lies here is out of use. */
  occupied?: boolean;
  things?: Things[];
  /** Drawn attention to: with a thick frame, and a sign of its own. */
  mark?: Mark;
  /** The square in words. */
  say?: string;
}

export type Mark = 'new' | 'lost' | 'here';

/** A way over the board, square by square; `label` names who walks it. */
export interface Way {
  squares: readonly string[];
  label?: string;
}

export interface Heat {
  /** 0 to 1: how dense the hatching is. */
  share: number;
  /** The number, as written on the square. */
  text: string;
}

export interface BoardView {
  /** By name, a1 to f4; squares left out are as printed. Beyond the edge: rows 0 and 5, columns z and g. */
  squares: Record<string, SquareView>;
  path?: readonly string[];
  /** Several ways at once. */
  ways?: readonly Way[];
  /** In addition to marks of the squares themselves. */
  marks?: Record<string, Mark>;
  /** What would lie there: drawn half-transparent. */
  ghost?: Record<string, SquareView>;
  heat?: Record<string, Heat>;
}

export const columns = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export const rows = ['1', '2', '3', '4'] as const;

const bonus = (icon: string, label: string): Things[] => [{ icon, label, faint: true }];

/** What is printed on an untouched board. */
const printed: Record<string, SquareView> = {
  c1: { land: 'forest', things: bonus('wild-boar', '+1') },
  a3: { land: 'forest', things: bonus('wild-boar', '+1') },
  b4: { land: 'forest', things: bonus('food', '+1') },
  f1: { land: 'mountain', things: bonus('food', '+2') },
  e4: { land: 'mountain', things: bonus('food', '+1') },
  d3: { land: 'cavern' },
  d4: { land: 'furnished', icon: 'entry-dwelling', colour: 'orange' },
};

/** On the forest side: columns z to c. */
export const isForestSide = (name: string): boolean => name[0] === 'z' || name < 'd';

export function squareOf(view: BoardView, name: string): SquareView {
  return view.squares[name] ?? printed[name] ?? { land: isForestSide(name) ? 'forest' : 'mountain' };
}
