// The five rounds of the draft, and who picks when.

import type { Seat } from '../state/types.ts';
import type { CommonRank } from '../state/vocabulary.ts';

export type DraftRank = Extract<CommonRank, 'friman' | 'chief' | 'priest'>;
export const DRAFT_RANKS = ['friman', 'chief', 'priest'] as const satisfies readonly DraftRank[];

interface DraftRound {
  rank: DraftRank;
  /** Where the rest of the cards goes: clockwise is to the left. battalia.draft.pass */
  way: 'left' | 'right';
}

/** battalia.draft.steps */
export const DRAFT_ROUNDS: readonly DraftRound[] = [
  { rank: 'friman', way: 'left' },
  { rank: 'friman', way: 'right' },
  { rank: 'friman', way: 'left' },
  { rank: 'chief', way: 'right' },
  { rank: 'priest', way: 'left' },
];

/** How many rounds deal cards of a rank: so many of them everybody begins with. battalia.setup.startDeck */
export const roundsOf = (rank: DraftRank): number =>
  DRAFT_ROUNDS.filter((round) => round.rank === rank).length;

/** battalia.draft.supply */
export const START_SUPPLY = 5;

/** The seats of a round in the order in which they pick. battalia.draft.order */
export function pickOrder(round: number, players: number): Seat[] {
  const clockwise = Array.from({ length: players }, (_, seat) => seat);
  return DRAFT_ROUNDS[round]!.way === 'left' ? clockwise : clockwise.reverse();
}
