import type { Seat } from '../state/types.ts';
import type { Faction, Order } from '../state/vocabulary.ts';
import type { DraftRank } from './rounds.ts';

/** What we take the others to do: keep any card, or one of their own faction whenever there is one. */
export const MANNERS = ['random', 'ownFirst'] as const;
export type Manner = (typeof MANNERS)[number];

/** How many cards of each rank a faction has. No source says it: an owner counts them once. */
export type Copies = Readonly<Record<DraftRank, number>>;

export interface DraftTerms {
  /** The faction of each seat, from the start player on; null where it does not matter. */
  seats: readonly (Faction | null)[];
  /** All factions whose cards are in the game. */
  factions: readonly Faction[];
  /** Null: nobody has counted, so each card dealt is of any faction with equal odds. */
  copies: Copies | null;
  /** Universal units that are in the stacks already; the others join after the draft. */
  universal: readonly Order[];
  /** Dealt here from a seed, or drawn at the table and entered. */
  deal: 'seed' | 'table';
  seed: number;
}

/** The cards of one round, and the universal units that were drawn and replaced for it. */
export interface DraftDeal {
  cards: readonly Faction[];
  replaced: readonly Order[];
}

export interface DraftedUnit {
  rank: DraftRank;
  faction: Faction;
}

export interface StartDeck {
  units: readonly DraftedUnit[];
  supply: number;
}

export interface Draft {
  terms: DraftTerms;
  /** Rounds count from 0; five of them: the draft is over. */
  round: number;
  /** The cards that go round. */
  laid: readonly Faction[];
  /** How many have picked in this round. */
  picked: number;
  /** One for each seat. */
  decks: readonly StartDeck[];
  /** Everything that was dealt so far, by round. */
  dealt: readonly DraftDeal[];
  /** Deals that the seed holds; none when cards are drawn at the table. */
  toCome: readonly DraftDeal[];
}

/** Whose pick it is, and among which cards. */
export interface DraftChoice {
  round: number;
  rank: DraftRank;
  way: 'left' | 'right';
  seat: Seat;
  cards: readonly Faction[];
  /** Who gets the others. */
  next: Seat;
}
