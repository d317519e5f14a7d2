// What the board draws. It knows no rules: whoever shows a position says what lies where, and what a square is called
// aloud.

/** A square by its name: `c5` is the third column from the west and the fifth row from the Oracle. */
export type SquareName = string;

export type Ground = 'forest' | 'mountain' | 'canyon' | 'lake' | 'frost' | 'jungle';
export type MarkKind = 'gate' | 'start' | 'neutral' | 'ruins' | 'out';

/** Whose it is: a colour and a sign of the faction, or a letter where no faction is known. */
export interface Sign {
  faction: 'baerfolk' | 'cloudborn' | 'emberians' | 'islanders' | 'wolfsclan' | 'sunblessed' | null;
  /** At most two letters. */
  letter: string;
}

export type CardView =
  | { kind: 'gate'; number: number }
  | { kind: 'city'; level: number; owner: Sign | null }
  | { kind: 'road'; crossroads?: boolean; posts?: readonly Sign[] }
  | { kind: 'ruins' }
  /** `letter`: what was discovered there; a closed card shows its back. */
  | { kind: 'valley'; open?: boolean; letter?: string; level?: number; owner?: Sign | null };

export type Figure =
  | { kind: 'hero'; owner: Sign }
  /** `sure`: false where he may only be. */
  | { kind: 'bilkarr'; sure?: boolean }
  | { kind: 'metamorpha' };

export interface SquareView {
  ground?: Ground;
  mark?: MarkKind;
  card?: CardView;
  figures?: readonly Figure[];
  /** How strongly the square is shaded, from 0 to 1; say it in `text` as well. */
  heat?: number;
  /** A few signs at the lower edge: a chance, a price, a number of steps. */
  text?: string;
  /** A frame around the square. */
  frame?: 'goal' | 'warning';
  /** Out of reach, or not meant now. */
  faint?: boolean;
}

/** A way over the board: a line through the middle of these squares, with an arrow at its end. */
export interface WayView {
  squares: readonly SquareName[];
  dashed?: boolean;
  /** Which of its squares are numbered, counted from 0: where the days of a wanderer end. */
  stops?: readonly number[];
}

export interface BoardProps {
  columns: number;
  rows: number;
  /** Every square there is; a place without one is no part of the board. */
  squares: Readonly<Record<SquareName, SquareView>>;
  /** What the picture is, for those who cannot see it. */
  label: string;
  /** The word for the side where the Oracle stands. */
  oracle: string;
  /** What to say where the board is drawn turned a quarter. */
  turnedHint?: string;
  /** What each square is called aloud. */
  labels: Readonly<Record<SquareName, string>>;
  ways?: readonly WayView[];
  /** Squares become buttons. */
  onPick?: ((square: SquareName) => void) | undefined;
  /** Which of them; all of them when nobody says. */
  pickable?: ((square: SquareName) => boolean) | undefined;
  /** Squares that are picked already. */
  chosen?: readonly SquareName[];
}
