import type { RuleId } from '../rules/ids.ts';
import type { Seat, Square } from '../state/types.ts';
import type { Faction, Gate, Terrain } from '../state/vocabulary.ts';
import type { LedgerAction } from '../week/growth/ledger.ts';
import type { TRADES } from './words.ts';

type Cited<Event extends string, Fields> = { event: Event; rule: RuleId } & Fields;

type Preparing =
  | Cited<'factionChosen', { seat: Seat; faction: Faction }>
  | Cited<'factionLent', { faction: Faction }>
  | Cited<'gateLaid', { gate: Gate; at: Square }>
  | Cited<'valleysLaid', { kings: Square; queens: Square; connector: Square }>
  | Cited<'startCity', { seat: Seat; at: Square }>
  /** Gates, valleys or start cities lie on the table only. */
  | Cited<'leftOnTable', Record<never, never>>
  | Cited<'draftedAtTable', Record<never, never>>;

type Acting =
  | Cited<
      'cardBuilt',
      { seat: Seat; at: Square; kind: 'road' | 'crossroads' | 'city'; terrain: Terrain | null; level: number }
    >
  | Cited<'terrainReplaced', { seat: Seat; at: Square; terrain: Terrain }>
  | Cited<'cardsSwapped', { seat: Seat; at: Square; and: Square }>
  /** `at` is null when he has left the board. */
  | Cited<'heroMoved', { seat: Seat; hero: 0 | 1; at: Square | null }>
  | Cited<'deckChanged', { seat: Seat; action: LedgerAction; times: number; cards: number }>
  | Cited<'tradedAtPost', { seat: Seat; trade: (typeof TRADES)[number]; cards: number }>
  | Cited<'metamorphaComes', { at: Square }>;

type Clockwork =
  | Cited<'wandererRolled', { who: 'bilkarr' | 'metamorpha'; gate: number }>
  /** That gate is not in play. */
  | Cited<'rolledAgain', { who: 'bilkarr' | 'metamorpha'; gate: number }>
  | Cited<'gameEnded', { agreed: boolean }>
  | Cited<'sidesScored', { points: readonly number[] }>
  /** Sides by their place among the teams; several when the tie stays. */
  | Cited<'winnersNamed', { sides: readonly number[]; step: string | null }>;

/** Each event in one line, with the fields it really has. */
export type EveningEvent = Preparing | Acting | Clockwork;
