// The draft: five times as many cards as players go round, and everybody keeps one of them.

import { ok, type Result, refuse } from '../state/result.ts';
import type { Faction } from '../state/vocabulary.ts';
import type { DraftEvent } from './events.ts';
import { DRAFT_ROUNDS, pickOrder, START_SUPPLY } from './rounds.ts';
import { dealsOf } from './stacks.ts';
import { checkDeal, checkTerms } from './terms.ts';
import type { Draft, DraftChoice, DraftDeal, DraftedUnit, DraftTerms } from './types.ts';

/** The draft after a step, and what happened. */
interface Drafted {
  draft: Draft;
  events: readonly DraftEvent[];
}

/** What is due: the cards of a round from the table, a pick, or nothing any more. */
export function draftDue({ round, laid }: Draft): 'deal' | 'pick' | 'over' {
  if (round === DRAFT_ROUNDS.length) return 'over';
  return laid.length > 0 ? 'pick' : 'deal';
}

/** Whose pick it is; null when no pick is due. */
export function draftChoice(draft: Draft): DraftChoice | null {
  if (draftDue(draft) !== 'pick') return null;
  const { round, picked, laid, terms } = draft;
  const order = pickOrder(round, terms.seats.length);
  const { rank, way } = DRAFT_ROUNDS[round]!;
  return { round, rank, way, seat: order[picked]!, cards: laid, next: order[picked + 1]! };
}

function withDeal(draft: Draft, deal: DraftDeal): Drafted {
  const { rank } = DRAFT_ROUNDS[draft.round]!;
  return {
    draft: { ...draft, laid: deal.cards, picked: 0, dealt: [...draft.dealt, deal] },
    events: [
      ...deal.replaced.map(
        (order): DraftEvent => ({
          event: 'universalReplaced',
          rule: 'battalia.draft.universal',
          rank,
          order,
        }),
      ),
      {
        event: 'cardsDealt',
        rule: 'battalia.draft.steps',
        round: draft.round,
        rank,
        cards: deal.cards.length,
      },
    ],
  };
}

/** A round begins by itself when the seed holds its cards. */
function begun({ draft, events }: Drafted): Drafted {
  const [deal, ...toCome] = draft.toCome;
  if (!deal || draftDue(draft) !== 'deal') return { draft, events };
  const next = withDeal({ ...draft, toCome }, deal);
  return { draft: next.draft, events: [...events, ...next.events] };
}

export function startDraft(terms: DraftTerms): Result<Drafted> {
  const checked = checkTerms(terms);
  if (!checked.ok) return checked;
  const decks = terms.seats.map(() => ({ units: [], supply: 0 }));
  const toCome = terms.deal === 'seed' ? dealsOf(terms) : [];
  return ok(begun({ draft: { terms, round: 0, laid: [], picked: 0, decks, dealt: [], toCome }, events: [] }));
}

/** The cards of a round as they were drawn at the table. */
export function layCards(draft: Draft, cards: readonly string[]): Result<Drafted> {
  if (draftDue(draft) !== 'deal') return refuse('draftNotNow', 'battalia.draft.steps');
  const deal = checkDeal(draft, cards);
  return deal.ok ? ok(withDeal(draft, { cards: deal.value, replaced: [] })) : deal;
}

const given = (draft: Draft, seat: number, card: DraftedUnit): Draft => ({
  ...draft,
  decks: draft.decks.map((deck, i) => (i === seat ? { ...deck, units: [...deck.units, card] } : deck)),
});

const without = (cards: readonly Faction[], gone: Faction): Faction[] =>
  cards.filter((_, i) => i !== cards.indexOf(gone));

/** The round is over; after the fifth everybody takes supply. battalia.draft.supply */
function closed(draft: Draft, events: readonly DraftEvent[]): Drafted {
  const next: Draft = { ...draft, round: draft.round + 1, laid: [], picked: 0 };
  if (draftDue(next) !== 'over') return begun({ draft: next, events });
  const decks = next.decks.map((deck) => ({ ...deck, supply: START_SUPPLY }));
  return {
    draft: { ...next, decks },
    events: [...events, { event: 'supplyTaken', rule: 'battalia.draft.supply', each: START_SUPPLY }],
  };
}

/** The player whose turn it is keeps a card; the others go on, and the very last one finds its owner by itself. */
export function pick(draft: Draft, faction: string): Result<Drafted> {
  const choice = draftChoice(draft);
  if (!choice) return refuse('draftNotNow', 'battalia.draft.steps');
  const { rank, seat, way, next, cards } = choice;
  const card = cards.find((each) => each === faction);
  if (!card) return refuse('draftNotThere', 'battalia.draft.order');
  const laid = without(cards, card);
  const after: Draft = { ...given(draft, seat, { rank, faction: card }), laid, picked: draft.picked + 1 };
  const events: DraftEvent[] = [
    { event: 'cardPicked', rule: 'battalia.draft.order', seat, rank, faction: card },
    { event: 'cardsPassed', rule: 'battalia.draft.pass', from: seat, to: next, way },
  ];
  const [last, ...more] = laid;
  if (!last || more.length > 0) return ok({ draft: after, events });
  events.push({ event: 'lastCardTaken', rule: 'battalia.draft.order', seat: next, rank, faction: last });
  return ok(closed(given(after, next, { rank, faction: last }), events));
}
