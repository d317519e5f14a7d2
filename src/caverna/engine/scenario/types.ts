// A scenario: a position, what is done, and what must then be true. Described in content/caverna/scenario-format.md.

import type { Effect } from '../actions/effects.ts';
import type { Purchase } from '../fiends/campaign.ts';
import type { MilestoneId } from '../fiends/data/campaign.ts';
import type { SetupRequest } from '../flow/setup.ts';
import type { Position } from '../position/types.ts';

/** A step: a move line, or a sub-action, a phase, or a change of the seat that acts next. */
export type Step =
  | string
  | { begin: string | Effect; seat?: number; dwarf?: number }
  | { phase: string; seat?: number }
  | { start: 'work' };

export interface Expectation {
  /** The last step must be refused with this code, and this rule if given. */
  error?: string;
  rule?: string;
  /** The kind of decision that is pending, `over` when the game has ended. */
  pending?: string;
  /** Lines that must be legal now. */
  legal?: string[];
  /** Lines that must be refused now: a list, or line → code. */
  illegal?: string[] | Record<string, string>;
  /** A part of the position afterwards; numbers in `goods` and squares in `board` are compared one by one. */
  position?: Position;
  /** Shorthand for the position of the first seat. */
  seat?: NonNullable<Position['seats']>[number];
  /** Points by category, and `total`, of the first seat. */
  score?: Record<string, number>;
  /** The winners, seats counted from 1. */
  winners?: number[];
  /** A part of the campaign afterwards, with `strengths` of the next game and the final `score`. */
  campaign?: Record<string, unknown>;
  /** Events that must have happened in this order; given fields must be equal. */
  events?: Record<string, unknown>[];
  /** Events that must not have happened. */
  noEvents?: Record<string, unknown>[];
}

/** A game as it is dealt, instead of a position. */
interface NewGame {
  setup: SetupRequest;
  seed: number;
}

/** The sheet of a campaign: what was scored and bought in each game, without playing it. */
export interface Sheet {
  side: 'easy' | 'hard';
  lastAlone?: boolean;
  games: { points: number; milestone: MilestoneId; met?: boolean; buy?: Purchase[] }[];
}

export interface Scenario {
  name: string;
  /** Rules this scenario is about. */
  rules: string[];
  /** Rulings of the specification it shows, e.g. `K12`. */
  rulings?: string[];
  given: Position;
  /** Begins with a new game; `given` is empty then. */
  game?: NewGame;
  /** Is about the sheet of a campaign; nothing is played. */
  campaign?: Sheet;
  do: Step[];
  then: Expectation;
}

export interface ScenarioReport {
  name: string;
  ok: boolean;
  /** What was different from what was expected. */
  problems: string[];
  /** The hash of the final game, when there is one. */
  hash?: string;
}
