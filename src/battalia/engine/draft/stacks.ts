// The stacks of units before the draft, and what a seed deals from them.

import { below, fromSeed, type Random, shuffled } from '../flow/random.ts';
import { FACTIONS, type Faction, type Order } from '../state/vocabulary.ts';
import { DRAFT_RANKS, DRAFT_ROUNDS, type DraftRank } from './rounds.ts';
import type { Copies, DraftDeal, DraftTerms } from './types.ts';

type Face = Faction | Order;

/** Two of each rank among the Fanatics, and as many among The Unbound. battalia.draft.universal */
const UNIVERSAL_COPIES = 2;

export const isFaction = (face: unknown): face is Faction => (FACTIONS as readonly unknown[]).includes(face);

/** A stack as it lies there before it is shuffled. */
export const stackOf = (
  { factions, universal }: Pick<DraftTerms, 'factions' | 'universal'>,
  copies: number,
): Face[] => [
  ...factions.flatMap((faction) => Array<Face>(copies).fill(faction)),
  ...universal.flatMap((order) => Array<Face>(UNIVERSAL_COPIES).fill(order)),
];

/** Takes cards from the top; universal units are laid aside for the next one. battalia.draft.universal */
function drawn(stack: Face[], count: number): DraftDeal {
  const cards: Faction[] = [];
  const replaced: Order[] = [];
  while (cards.length < count) {
    const face = stack.shift()!;
    if (isFaction(face)) cards.push(face);
    else replaced.push(face);
  }
  return { cards, replaced };
}

const withEqualOdds = (random: Random, factions: readonly Faction[], count: number): DraftDeal => ({
  cards: Array.from({ length: count }, () => factions[below(random, factions.length)]!),
  replaced: [],
});

function fromStacks(random: Random, terms: DraftTerms, copies: Copies): DraftDeal[] {
  const stacks = Object.fromEntries(
    DRAFT_RANKS.map((rank) => [rank, shuffled(random, stackOf(terms, copies[rank]))]),
  ) as Record<DraftRank, Face[]>;
  return DRAFT_ROUNDS.map(({ rank }) => drawn(stacks[rank], terms.seats.length));
}

/** All five deals of a seed. */
export function dealsOf(terms: DraftTerms): DraftDeal[] {
  const random = fromSeed(terms.seed);
  const { copies, factions, seats } = terms;
  return copies
    ? fromStacks(random, terms, copies)
    : DRAFT_ROUNDS.map(() => withEqualOdds(random, factions, seats.length));
}
