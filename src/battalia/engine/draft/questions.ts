// What scenarios ask of setup, draft, end and score: short situations in, plain answers out.

import type { Question } from '../scenario/types.ts';
import { countersOf, endsOf, fullBoard } from '../score/ends.ts';
import { checkRealms, LEVELS, type Realm, START_REALM } from '../score/realm.ts';
import { winner } from '../score/winner.ts';
import type { BaseGreatArtefacts } from '../setup/box.ts';
import { checkFactions, factionOrder, gatesInPlay, rollCounts, startCityOrder } from '../setup/factions.ts';
import { setupList } from '../setup/list.ts';
import { gridOf, type SetupTerms } from '../setup/terms.ts';
import { DEFAULT_OPTIONS, readOptions } from '../state/options.ts';
import { usuallyAgreed } from '../state/table.ts';
import type { Agreed } from '../state/types.ts';
import { FACTIONS, type Faction } from '../state/vocabulary.ts';
import { draftChoice, draftDue, layCards, pick, startDraft } from './draft.ts';
import { DRAFT_ROUNDS, pickOrder } from './rounds.ts';
import type { Draft, DraftTerms } from './types.ts';

type Given = Record<string, unknown>;

/** What is agreed on as usual, but for what is given. */
function agreedFrom(given: Given): Agreed {
  const usual = usuallyAgreed(given.players as number);
  const differing = Object.entries(given).filter(([key]) => key in usual);
  const options = readOptions(given.options) ?? DEFAULT_OPTIONS;
  return { ...usual, ...Object.fromEntries(differing), options };
}

const termsFrom = (given: Given): SetupTerms => ({
  agreed: agreedFrom(given),
  base: (given.base ?? 5) as BaseGreatArtefacts,
  largeBoard: given.largeBoard === true,
});

/** Realms written as the levels of their cities: `[4, 4, 1]`. */
const realmsFrom = (given: Given): Realm[] =>
  (given.realms as (Partial<Omit<Realm, 'cities'>> & { cities: number[] })[]).map(({ cities, ...rest }) => ({
    ...START_REALM,
    ...rest,
    cities: LEVELS.map((level) => cities.filter((each) => each === level).length),
  }));

const byName = <T extends { what: string }>(list: readonly T[]): Record<string, T> =>
  Object.fromEntries(list.map((each) => [each.what, each]));

const setup: Question = (given) => {
  const list = setupList(termsFrom(given));
  if (!list.ok) return { refused: list.error.code };
  const { items, lacks, leftOver, ...rest } = list.value;
  return {
    items: Object.fromEntries(items.map(({ item, counts }) => [item, counts])),
    without: ((given.without ?? []) as string[]).filter((name) => !items.some(({ item }) => item === name)),
    lacks: byName(lacks),
    leftOver: byName(leftOver),
    ...rest,
  };
};

const gates: Question = (given) => {
  const seats = given.factions as Faction[];
  const inPlay = gatesInPlay(seats);
  return { gates: inPlay, counts: rollCounts(inPlay, given.roll as number) };
};

const orders: Question = (given) => ({
  factions: factionOrder(given.players as number),
  cities: startCityOrder(given.players as number),
  turns: DRAFT_ROUNDS.map((_, round) => pickOrder(round, given.players as number).map((seat) => seat + 1)),
  picks: DRAFT_ROUNDS.map((_, round) =>
    pickOrder(round, given.players as number)
      .map((seat) => seat + 1)
      .join(''),
  ),
});

const factions: Question = (given) => {
  const checked = checkFactions(given.seats as Faction[], given.factions as Faction[]);
  return checked.ok ? { factions: checked.value } : { refused: checked.error.code };
};

function draftTerms(given: Given): DraftTerms {
  const players = given.players as number;
  const used = (given.factions ??
    FACTIONS.slice(0, Math.max(players, Math.min(players + 1, 4)))) as Faction[];
  return {
    seats: used.slice(0, players),
    factions: used,
    copies: null,
    universal: [],
    deal: 'seed',
    seed: 1,
    ...(given.terms as Partial<DraftTerms>),
  };
}

/** Everybody keeps the first card there is. */
function toTheEnd(draft: Draft, rounds: readonly string[][]): Draft {
  let now = draft;
  for (const [round, cards] of [...Array(DRAFT_ROUNDS.length).keys()].map((i) => [i, rounds[i]] as const)) {
    const laid = cards && now.round === round ? layCards(now, cards) : null;
    if (laid?.ok) now = laid.value.draft;
    for (let choice = draftChoice(now); choice && choice.round === round; choice = draftChoice(now)) {
      const next = pick(now, choice.cards[0]!);
      if (next.ok) now = next.value.draft;
    }
  }
  return now;
}

const draft: Question = (given) => {
  const started = startDraft(draftTerms(given));
  if (!started.ok) return { refused: started.error.code };
  const end = toTheEnd(started.value.draft, (given.rounds ?? []) as string[][]);
  return {
    due: draftDue(end),
    decks: end.decks.map(({ units, supply }) => ({
      ranks: units.map(({ rank }) => rank).join(' '),
      supply,
      cards: units.length + supply,
    })),
    replaced: end.dealt.map((deal) => deal.replaced.join(' ')),
    onlyFactions: end.dealt.every((deal) => deal.cards.every((card) => end.terms.factions.includes(card))),
  };
};

/** One deal that was drawn at the table, and one pick from it. */
const dealt: Question = (given) => {
  const started = startDraft({ ...draftTerms(given), deal: 'table' });
  if (!started.ok) return { refused: started.error.code };
  const laid = layCards(started.value.draft, given.cards as string[]);
  if (!laid.ok) return { refused: laid.error.code };
  const picked = pick(laid.value.draft, given.pick as string);
  if (!picked.ok) return { refused: picked.error.code };
  return { next: draftChoice(picked.value.draft), events: picked.value.events };
};

const end: Question = (given) => {
  const terms = termsFrom(given);
  return {
    fullBoard: fullBoard(terms.agreed, gridOf(terms)),
    counters: countersOf(terms.agreed, realmsFrom(given)),
    ends: endsOf(terms.agreed, gridOf(terms), realmsFrom(given), (given.empty ?? 1) as number),
  };
};

const score: Question = (given) => {
  const realms = checkRealms(agreedFrom(given), realmsFrom(given));
  if (!realms.ok) return { refused: realms.error.code };
  const verdict = winner(agreedFrom(given), realms.value);
  return { points: verdict.standings.map(({ points }) => points), ...verdict };
};

export const DRAFT_QUESTIONS: Readonly<Record<string, Question>> = {
  setup,
  gates,
  orders,
  factions,
  draft,
  dealt,
  end,
  score,
};
