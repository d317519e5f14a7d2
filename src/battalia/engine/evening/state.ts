// An evening: what was agreed on, where everything stands, and what comes next. Plain data, never changed in place.

import type { Copies, Draft } from '../draft/types.ts';
import type { Use } from '../metamorpha/use.ts';
import type { Agreed, GameMap, Seat, Table } from '../state/types.ts';
import type { Effect, Faction } from '../state/vocabulary.ts';
import type { Jump, Traveller } from '../storm/travel/jump.ts';
import type { TeamTurn } from '../week/team/turn.ts';
import type { WANDERERS } from './words.ts';

export interface SeatSetup {
  readonly name: string;
  /** A bot plays nothing here: the clockwork of a demonstration decides for it. */
  readonly kind: 'human' | 'bot';
}

export interface Setup {
  readonly seats: readonly SeatSetup[];
  readonly agreed: Agreed;
  /** The board as its owner has marked it. */
  readonly map: GameMap;
  /** Start cards are drafted here, or they were dealt at the table. */
  readonly draft: 'here' | 'table';
  /** How many cards of each rank a faction has; null while nobody has counted. */
  readonly copies: Copies | null;
  /** Storm effects are drawn here, or entered from the deck on the table. */
  readonly storm: 'here' | 'table';
}

export type Wanderer = (typeof WANDERERS)[number];

/** What comes next. */
export type Phase =
  /** Clockwise; with two and three players one more faction lends its cards (`next` is then their number). */
  | { is: 'factions'; next: number }
  | { is: 'gates' }
  | { is: 'valleys' }
  /** Start cities in reverse. */
  | { is: 'cities'; next: Seat }
  | { is: 'draft'; draft: Draft | null }
  /** A team is on turn. */
  | { is: 'turn' }
  /** A hero has jumped: an effect must be drawn (`effect` null), then carried out; 8 copies another. */
  | { is: 'storm'; jump: Jump; effect: Effect | null; copies: Effect | null }
  /** A gate must be rolled for these, one after the other. */
  | { is: 'roll'; who: readonly Wanderer[]; at: 'checkpoint' | 'dawn' }
  /** Cards are counted; null where a seat has not counted yet. */
  | { is: 'checkpoint'; number: number; counted: readonly (number | null)[] }
  /** Every team has had its turn and the Oracle is about to turn. */
  | { is: 'dusk' }
  /** The game has ended: cards are counted once more for ties. */
  | { is: 'scoring' }
  | { is: 'over' };
export type PhaseName = Phase['is'];

/** What is remembered within a team's turn. */
export interface Turn extends TeamTurn {
  /** Heroes who have jumped. battalia.gates.once */
  jumped: readonly Traveller[];
  /** Uses of Metamorpha by seat. battalia.metamorpha.limit */
  uses: readonly (Use & { seat: Seat })[];
  /** Cards replaced by Terra's Staff in this turn. battalia.artefact.terrasStaff */
  replaced: number;
}

export interface Evening {
  readonly setup: Setup;
  readonly seed: number;
  /** The state of chance: the next draw follows from it. */
  readonly random: readonly number[];
  readonly table: Table;
  /** Factions whose cards are in the game. */
  readonly factions: readonly Faction[];
  readonly phase: Phase;
  readonly turn: Turn;
}
