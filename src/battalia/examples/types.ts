// A worked example of Battalia: words of ours around questions that the engine answers when the site is built.
//
//   { "group": "storm", "about": "battalia.storm.effect8", "tool": "storm", "title": {…}, "summary": {…},
//     "steps": [{ "rule": "battalia.storm.discard", "text": { "en": "{deck} cards are left.", … },
//                 "ask": "drawEffect", "given": { "discard": [2], "entered": 8 }, "then": { "deck": 10 } }] }
//
// A text names numbers by where they stand: `{deck}` in the answer, `{given.entered}` in what was given,
// `{name.effects.effect8}` among the names of printed things. A digit that is typed stops the build.

import type { Language } from '../../site/languages.ts';
import type { Faction, Square } from '../engine/index.ts';
import type { ExampleGroup } from '../site/examples.ts';
import type { ToolName } from '../site/tools.ts';

export type Told = Readonly<Record<Language, string>>;
type Given = Readonly<Record<string, unknown>>;

/** A line of a reckoning; `sum` stands below a stroke. */
export interface ExamplePart {
  of: Told;
  is: string;
  sum?: true;
}

interface ShownNote {
  text?: string;
  frame?: 'goal' | 'warning';
  spoken?: Told;
}

/** What the board shows; a text that is nothing but `{path}` stands for what the engine has answered there. */
export interface ShownBoard {
  /** As scenarios write it: `{ "players": 6, "gates": { "3": "c5" }, "cards": {…} }`. */
  map?: Given;
  players?: readonly { faction: Faction; heroes?: readonly string[] }[];
  bilkarr?: string;
  metamorpha?: string;
  notes?: Readonly<Record<Square, ShownNote>>;
  ways?: readonly { squares: readonly string[]; dashed?: true }[];
  /** The state of the valleys. */
  valleys?: string;
}

export interface ExampleStep {
  text: Told;
  /** The paragraph that says so. */
  rule: string;
  /** A question of the scenarios, or one of `questions.ts`; what is given there, and what must come out. */
  ask?: string;
  given?: Given;
  then?: unknown;
  parts?: readonly ExamplePart[];
  /** Where events and refusals stand in the answer, which the engine's own sentences tell. */
  say?: readonly string[];
  board?: ShownBoard;
}

export interface WorkedExample {
  group: ExampleGroup;
  /** The paragraph it belongs to, and others that lead to it. */
  about: string;
  also?: readonly string[];
  /** Where one can try it with numbers of one's own. */
  tool: ToolName;
  title: Told;
  summary: Told;
  /** Given in every step. */
  given?: Given;
  /** On the board in every step. */
  board?: ShownBoard;
  steps: readonly ExampleStep[];
}
