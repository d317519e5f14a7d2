// What an effect asks, and how far the answer is open.

import type { Result } from '../../state/result.ts';
import type { Seat, Square, Table } from '../../state/types.ts';
import type { Artefact, CommonRank, Effect, Fate, Rank, Terrain } from '../../state/vocabulary.ts';
import type { LimboCard, LordKind, RoadKind } from '../cards.ts';
import type { Jump, Told } from '../travel/jump.ts';
import type { AnswerOf, Deed, FateHalf } from './answers.ts';

export interface Tent {
  seat: Seat;
  /** Cards stored in it. */
  stored: number;
}

/** What lies on the table and stands in no common state; whatever nobody has entered is left out. */
export interface Seen {
  /** Every card on the board stands on the map, too. */
  board?: boolean;
  /** Kinds of artefacts that lie open in the common supply. */
  artefacts?: readonly Artefact[];
  /** The kind for which the oracle symbols match. */
  matching?: Artefact | null;
  /** The top Lord; null when there is none left. */
  lord?: LordKind | null;
  /** Cards that can be drawn from nation and haven. */
  nation?: number;
  /** Road stacks that have a card. */
  roads?: readonly RoadKind[];
  /** Units in the hand. */
  units?: readonly Rank[];
  limbo?: readonly LimboCard[];
  tents?: readonly Tent[];
}

/** A list is null where only the table knows what there is. */
export type EffectQuestion =
  | { ask: 'artefact'; artefacts: readonly Artefact[]; colourFor: Artefact | 'matching' | null }
  | { ask: 'lord'; lords: readonly LordKind[] }
  | { ask: 'road'; roads: readonly RoadKind[] }
  | { ask: 'square'; squares: readonly Square[] | null }
  | { ask: 'terrain'; terrains: readonly Terrain[] }
  | { ask: 'fate'; fates: readonly Fate[] }
  | { ask: 'half'; halves: readonly FateHalf[] }
  | { ask: 'copy'; effects: readonly Effect[] }
  | { ask: 'unit'; ranks: readonly CommonRank[] }
  | { ask: 'level'; levels: readonly number[] }
  | { ask: 'limbo'; cards: readonly LimboCard[] }
  | { ask: 'tent'; seats: readonly Seat[] };

export interface Choices {
  questions: readonly EffectQuestion[];
  /** Whether the effect may do nothing: never, it cannot do anything else, or only the table knows. */
  nothing: 'never' | 'only' | 'perhaps';
}

export interface EffectContext {
  table: Table;
  jump: Jump;
  seen: Seen;
}

/** An effect: what it asks, and what it does to the common state. */
export interface EffectRule<D extends Deed> {
  asks(context: EffectContext): Choices;
  does(context: EffectContext, answer: AnswerOf<D>): Result<Told>;
}

/** As many as there are on the table, where that is known. */
export const choices = (
  known: { length: number } | undefined | null,
  ...questions: readonly EffectQuestion[]
): Choices => ({
  questions,
  nothing: known ? (known.length === 0 ? 'only' : 'never') : 'perhaps',
});
