// Whether a draft can be held on these terms, and whether cards drawn at the table can be what was dealt.

import { checkFactions } from '../setup/factions.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import { type Faction, ORDERS } from '../state/vocabulary.ts';
import { DRAFT_RANKS, DRAFT_ROUNDS, roundsOf } from './rounds.ts';
import { isFaction } from './stacks.ts';
import type { Draft, DraftTerms } from './types.ts';

/** More than any faction can have of one rank: it has 20 units in all. */
export const MOST_COPIES = 17;

export function checkTerms(terms: DraftTerms): Result<DraftTerms> {
  const { seats, factions, copies } = terms;
  const agreed = checkFactions(seats, factions);
  if (!agreed.ok) return agreed;
  for (const rank of DRAFT_RANKS) {
    const needed = roundsOf(rank) * seats.length;
    const cards = copies ? copies[rank] * factions.length : needed;
    if (cards < needed) return refuse('draftFewCopies', 'battalia.draft.steps', { rank, needed, cards });
  }
  return ok(terms);
}

export function checkDeal(draft: Draft, cards: readonly string[]): Result<readonly Faction[]> {
  const { terms, round, dealt } = draft;
  if ((ORDERS as readonly string[]).some((order) => cards.includes(order)))
    return refuse('draftUniversal', 'battalia.draft.universal');
  if (cards.length !== terms.seats.length)
    return refuse('draftDealCount', 'battalia.draft.steps', { needed: terms.seats.length });
  const faces = cards.filter(isFaction);
  if (faces.length < cards.length || faces.some((face) => !terms.factions.includes(face)))
    return refuse('draftForeign', 'battalia.setup.factions');
  const { rank } = DRAFT_ROUNDS[round]!;
  const seen = [...dealt.flatMap((deal, i) => (DRAFT_ROUNDS[i]!.rank === rank ? deal.cards : [])), ...faces];
  const most = terms.copies?.[rank] ?? MOST_COPIES;
  if (terms.factions.some((faction) => seen.filter((face) => face === faction).length > most))
    return refuse('draftManyCopies', 'battalia.draft.steps', { rank, most });
  return ok(faces);
}
