// The common state of an evening, as plain data. Every tool is a view of it, or runs alone with an empty one.

import type { Options } from './options.ts';
import type {
  Building,
  Connector,
  Edition,
  Effect,
  Faction,
  Fate,
  Gate,
  GreatArtefact,
  Grid,
  Mark,
  Potion,
  Sides,
  Terrain,
  Valley,
} from './vocabulary.ts';

/** Seats count from 0, clockwise from the start player. */
export type Seat = number;

/**
 * A square by name: its column from a in the west, its row from 1 beside the Oracle, which is the north. `c5` is the
 * third column and the fifth row.
 */
export type Square = string;

/** What lies on a square, as far as this game asks. */
export type Card =
  /** A gate lies on its faction's terrain (`gateTerrain`). */
  | { kind: 'gate'; gate: Gate }
  /** `owner` is null while the city is neutral. */
  | { kind: 'city'; terrain?: Terrain; owner: Seat | null; level: number }
  | { kind: 'road'; terrain?: Terrain; crossroads?: true; posts?: readonly Seat[] }
  | { kind: 'ruins' }
  | { kind: 'valley' };

export interface GameMap {
  grid: Grid;
  /** Seven columns and eleven rows instead of eleven and seven. */
  turned: boolean;
  marks: Readonly<Record<Square, Mark>>;
  cards: Readonly<Record<Square, Card>>;
}

/** Where Bilkarr stands. `heading` is null on a gate he has just come through: his next step goes to the right. */
export interface Bilkarr {
  at: Square;
  heading: Heading | null;
}
/** Along columns, along rows: `[1, -1]` is east and towards the Oracle. */
export type Heading = readonly [1 | -1, 1 | -1];

/** A potion that somebody has bought. `angle` 0: not drunk yet; 90, 180, 270: first, second, third day. */
export interface BoughtPotion {
  owner: Seat;
  angle: 0 | 90 | 180 | 270;
  /** A daily potion that has been used today lies on its empty side. */
  used: boolean;
  /** Whom Weakness was given to. */
  target?: Seat;
}

export interface Storm {
  /** Face down, the next card first; null while the deck lies on the table and only the discard is known here. */
  deck: readonly Effect[] | null;
  /** Open, the latest last. */
  discard: readonly Effect[];
  /** The fate cards in their stack; all three as long as nothing else is said. */
  fates?: readonly Fate[];
}

export type Veteran = 'none' | 'veteran' | 'fallen';

export interface Player {
  name: string;
  faction: Faction | null;
  /** Cards at the last count; 10 at the start. */
  cards: number;
  queen: 'none' | 'held' | 'deposed';
  king: 'none' | 'held' | 'deposed';
  veteran: Veteran;
  /** Where the heroes stand; null beside the board. */
  heroes: readonly [Square | null, Square | null];
  posts: readonly Square[];
  greatArtefacts: readonly GreatArtefact[];
}

/** The corners of a valley by the points of the compass. */
export type Corner = 'ne' | 'se' | 'sw' | 'nw';
export type SideOfValley = 'n' | 'e' | 's' | 'w';

export interface ValleyState {
  /** The square of the city centre. */
  centre: Square;
  centreOwner: Seat | null;
  /** Roads that have been discovered. */
  roads: readonly SideOfValley[];
  /** Buildings that have been discovered, by corner. */
  buildings: Readonly<Partial<Record<Corner, { building: Building; owner: Seat }>>>;
}

/** A ring that a hero brings to a gate (Mountain Pass). */
export interface PassRing {
  seat: Seat;
  hero: 0 | 1;
  gate: Gate;
}

export interface ValleysState {
  connector: Connector;
  connectorAt: Square;
  valleys: Readonly<Partial<Record<Valley, ValleyState>>>;
  passRings: readonly PassRing[];
  /** Gates whose ring each seat still has (King's Bridge). */
  bridgeRings: Readonly<Record<Seat, readonly Gate[]>>;
  /** Seats that have taken their free card this round. */
  freeTaken: readonly Seat[];
}

/** What has been agreed on before the game. */
export interface Agreed {
  players: number;
  sides: Sides;
  /** Hero mode, the new standard; without it the easier numbers of beginners. */
  heroMode: boolean;
  edition: Edition;
  bilkarr: boolean;
  metamorpha: boolean;
  fanatics: boolean;
  unbound: boolean;
  connector: Connector | null;
  /** Whether a full board ends the game; null: as the book recommends. */
  fullBoardEnds: boolean | null;
  options: Options;
}

export interface Calendar {
  week: number;
  day: number;
}

/** The common state of an evening. */
export interface Table {
  agreed: Agreed;
  map: GameMap;
  calendar: Calendar;
  players: readonly Player[];
  storm: Storm;
  bilkarr: Bilkarr | null;
  /** The square on which Metamorpha stands. */
  metamorpha: Square | null;
  potions: Readonly<Partial<Record<Potion, BoughtPotion>>>;
  valleys: ValleysState | null;
}
