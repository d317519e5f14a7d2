// What can be asked about an orc event, and what the answer looks like. All numbers are whole weights: divided by
// `of` they are probabilities, or expected amounts.

import type { Bundle, Game, Move, MovementId, OrcId, OrcLetter, Seat, TrapId } from '../engine/index.ts';
import type { Policy } from './policy.ts';
import type { Worth } from './worth.ts';

export type EventNumber = 1 | 2 | 3 | 4;

export interface Ask {
  game: Game;
  /** Whose board. */
  seat: Seat;
  event: EventNumber;
  /** Cards that are known already; the others are equally likely. */
  cards?: Partial<Record<OrcLetter, MovementId>>;
  policy?: Partial<Policy>;
  worth?: Worth;
}

/** A weight out of a total. */
export interface Share {
  weight: number;
  of: number;
}

export interface SpaceOdds {
  at: string;
  /** Some orc enters it at least once. */
  any: number;
  by: Partial<Record<OrcLetter, number>>;
}

export interface FieldOdds {
  at: string;
  crop: string;
  n: number;
  lost: number;
}

export interface HerdOdds {
  /** One square, or both halves of a large pasture. */
  at: string[];
  animals: Bundle;
  lost: number;
}

export type TrapResult = 'weakened' | 'defeated' | 'held' | 'befriended';

export interface TrapOdds {
  at: string;
  id: TrapId;
  active: boolean;
  /** It goes off at least once. */
  off: number;
  by: Partial<Record<OrcLetter, number>>;
  /** What comes of it, per orc: hits may strike others than the one that walked in. */
  does: { orc: OrcId; result: TrapResult; weight: number }[];
}

export const ENDS = ['forest', 'held', 'cave', 'friendly', 'defeated', 'reserve'] as const;
export type End = (typeof ENDS)[number];

export interface OrcOdds {
  id: OrcLetter;
  strength: number;
  /** Where it stands now; empty for Orc D in reserve. */
  from: string;
  /** How it stands when the event is over. */
  ends: Record<End, number>;
  /** It enters the cave from the forest. */
  breaches: number;
  /** The cave space it holds when the event is over. */
  takes: Record<string, number>;
}

export interface Odds {
  event: EventNumber;
  seat: Seat;
  of: number;
  spaces: SpaceOdds[];
  fields: FieldOdds[];
  herds: HerdOdds[];
  traps: TrapOdds[];
  orcs: OrcOdds[];
  /** Cave spaces in the hands of some orc when the event is over. */
  taken: Record<string, number>;
  /** Orc D's first space; null when it does not arrive in this event. */
  arrival: Record<string, number> | null;
  /** Expected: trampled, taken from mines and pens. */
  lost: Bundle;
  /** Expected: paid to traps. */
  paid: Bundle;
  /** Expected: gold for defeated orcs. */
  gained: Bundle;
  /** Expected number of persons taken hostage. */
  captured: number;
}

export type Aim =
  | { for: 'keep' }
  | { for: 'defeat'; orc: OrcLetter }
  | { for: 'befriend'; orc: OrcLetter }
  | { for: 'protect'; at: string };

/** What later orcs of the same event are met with: nothing, or the best answer of their own. */
export type Lookahead = 'none' | 'best';

export interface AdviceAsk extends Ask {
  orc: OrcLetter;
  aim: Aim;
  lookahead?: Lookahead;
}

/** How good something is for an aim: whether it comes about, and the worth of what is lost on the way. */
export interface Prospect {
  /** Probability that the orc is defeated or befriended, or that the protected space is entered; 0 for `keep`. */
  chance: Share;
  /** Expected worth of all that is lost and paid, less what is gained. */
  loss: Share;
}

export interface BestAnswer extends Prospect {
  /** Null for an orc in the cave, which draws none. */
  card: MovementId | null;
  /** Empty: do nothing. */
  moves: Move[];
  paid: Bundle;
  /** What doing nothing would bring. */
  idle: Prospect;
}

export interface Advice {
  orc: OrcLetter;
  aim: Aim;
  lookahead: Lookahead;
  /** One for each card that can still be drawn, in the order of the deck. */
  answers: BestAnswer[];
  /** Before the card is drawn: with the best answer to each card, and with none. */
  before: { best: Prospect; idle: Prospect };
}
