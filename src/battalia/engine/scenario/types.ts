// A scenario is a rule question as data: what is asked, in which situation, and what must come out.
//
//   { "no": 1, "name": "Twenty cards bring the Queen", "rules": ["battalia.royals.queenGain"],
//     "ask": "checkpoint", "given": { "checkpoint": 2, "cards": 20 }, "then": { "queen": "held" } }

import type { RuleId } from '../rules/ids.ts';

export interface Scenario {
  /** The number in the list of scenarios that everything must answer, where it has one. */
  no?: number;
  name: string;
  rules: readonly RuleId[];
  ask: string;
  given: Record<string, unknown>;
  /** Part of the answer: what is not named here may be anything. */
  then: unknown;
}

/** A question takes the situation as it is written in the file and answers with plain data. */
export type Question = (given: Record<string, unknown>) => unknown;
