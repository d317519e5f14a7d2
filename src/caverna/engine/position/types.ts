// Positions written by hand. A `Position` is unchecked; `setUp` turns it into a legal game or says why not.
// The format is described in content/caverna/scenario-format.md.

import type { Bundle } from '../state/goods.ts';
import type { Seat } from '../state/types.ts';

/** Positions count seats from 1. */
export const seatNumbered = (n = 1): Seat => (n - 1) as Seat;

export interface DwarfPosition {
  weapon?: number;
  /** An action space, or `resting`. */
  at?: string;
  newborn?: boolean;
  goblin?: boolean;
}

export interface SeatPosition {
  /** The folk of this seat; dwarfs when missing. */
  folk?: string;
  /** Exchanges allowed once a round that have been made. */
  spent?: string[];
  /** Supply goods and animals; animals given here find their own places. */
  goods?: Bundle;
  /** Weapon strengths, or details; two unarmed dwarfs when missing. */
  dwarfs?: (number | DwarfPosition)[];
  /** Square → what is there (also below an orc): `meadow`, `field grain 3`, `smallPasture stable`, `largePasture a2`, `carpenter`. */
  board?: Record<string, string>;
  /** Animals on their squares: `2 sheep c3`, `1 dog c3`. */
  animals?: string[];
  begging?: number;
  /** Goods waiting on round spaces: round → goods. */
  due?: Record<string, Bundle>;
  extended?: boolean;
  /** Frantic Fiends: see fiends/position. */
  orcs?: Record<string, string>;
  traps?: string[];
  mined?: Record<string, number>;
  homes?: string[];
  hostages?: Record<string, number | string>;
}

export interface SpacePosition {
  goods?: Bundle;
  /** The seat whose dwarf stands there, counted from 1. */
  by?: number;
}

export interface Position {
  /** How many players; the number of seats when missing. */
  players?: number;
  tileSet?: string;
  /** `["folk"]` for a game with folk (not needed when a seat has one), `["base", "fiends"]` for one with orcs. */
  modules?: string[];
  /** Folk whose tiles are on offer besides those of the seats. */
  folkTiles?: string | readonly string[];
  options?: Record<string, unknown>;
  /** Corrections of what the rule books do not print: field → value. */
  box?: Record<string, string | number>;
  round?: number;
  /** Whose turn it is, counted from 1. */
  turn?: number;
  startingPlayer?: number;
  /** Who holds the starting player token for the next round. */
  token?: number;
  /** Cards in order of rounds, those to come included; the printed order of the stages when missing. */
  cards?: string[];
  /** This round's harvest, when it is known. */
  harvest?: string;
  /** Harvest markers: round → `green`, `red` or `orc`. */
  markers?: Record<string, string>;
  /** Red markers turned so far. */
  reds?: number;
  spaces?: Record<string, SpacePosition>;
  /** Tiles that are neither on offer nor to be seen, because another one lies on them (base.tile.swap). */
  gone?: string[];
  seats?: SeatPosition[];
  /** Frantic Fiends: its options, and how far its events have got. */
  fiends?: Record<string, unknown>;
  orcEvents?: Record<string, unknown>;
}
