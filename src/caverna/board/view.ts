/** What a drawn home board shows. Whoever has a position turns it into this; the drawing knows no rules. */

import { iconOf } from '../../site/icons.ts';
import { type DRAWN_LANDS, ENTRY_DWELLING, OPEN_CAVERN, PRINTED_GOODS } from '../printed/home-board.ts';

export { COLUMNS as columns, ROWS as rows } from '../printed/home-board.ts';

export type LandKind = (typeof DRAWN_LANDS)[number];

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

/** On the forest side: columns z to c. */
export const isForestSide = (name: string): boolean => name[0] === 'z' || name < 'd';

const bare = (name: string): SquareView => ({ land: isForestSide(name) ? 'forest' : 'mountain' });

const withGoods = ([name, { good, amount }]: [string, { good: string; amount: number }]) => {
  const things: Things[] = [{ icon: iconOf(good), label: `+${amount}`, faint: true }];
  return [name, { ...bare(name), things }] as const;
};

/** What is printed on an untouched board. */
const printed: Record<string, SquareView> = {
  ...Object.fromEntries(Object.entries(PRINTED_GOODS).map(withGoods)),
  [OPEN_CAVERN]: { land: 'cavern' },
  [ENTRY_DWELLING]: { land: 'furnished', icon: 'entry-dwelling', colour: 'orange' },
};

export const squareOf = (view: BoardView, name: string): SquareView =>
  view.squares[name] ?? printed[name] ?? bare(name);
