// A scenario: a position, what is done, and what must then be true. Described in content/scenario-format.md.

import type { Effect } from '../effects.ts';
import type { Position } from '../position.ts';

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
  /** Events that must have happened in this order; given fields must be equal. */
  events?: Record<string, unknown>[];
  /** Events that must not have happened. */
  noEvents?: Record<string, unknown>[];
}

export interface Scenario {
  name: string;
  /** Rules this scenario is about. */
  rules: string[];
  /** Rulings of the specification it shows, e.g. `K12`. */
  rulings?: string[];
  given: Position;
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
