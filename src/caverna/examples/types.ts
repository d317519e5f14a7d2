// A worked example that the engine plays: a position, what is done, and a few words of our own.

import type { Language, original } from '../../site/languages.ts';
import type { Position, Step } from '../engine/index.ts';

/** In the original language, and in every other it is translated into. */
export type Told = Readonly<Record<typeof original, string> & Partial<Record<Language, string>>>;

/** A step of a scenario, or a line that the engine must refuse: the example shows why. */
export type ExampleDeed = Step | { refused: string; say: Told };

interface ExampleNote {
  /** The event it belongs to, as `stepped B a3`: its type, then any of its words. */
  on: string;
  say?: Told;
  /** Also drawn on the rule page. */
  drawn?: true;
}

export interface ExamplePart {
  given: Position;
  do: readonly ExampleDeed[];
  /** What the position shows, and which rule it is about. */
  opening: Told;
  rule: string;
  /** Whose board is shown, counted from 1; the first seat's, if not said. */
  seat?: number;
  notes?: readonly ExampleNote[];
  /** Nothing after this event is shown. */
  until?: string;
}

export interface PlayedExample {
  /** The paragraph it belongs to. */
  example: string;
  title: Told;
  parts: readonly ExamplePart[];
}
