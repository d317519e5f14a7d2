// A draft as it was agreed on and as far as it has come. Everything else follows from it.

import { isRecord } from '../../table/json.ts';
import {
  type Copies,
  DRAFT_RANKS,
  type Draft,
  type DraftTerms,
  draftDue,
  FACTIONS,
  type Faction,
  factionsUsed,
  layCards,
  MANNERS,
  type Manner,
  MOST_COPIES,
  ORDERS,
  type Order,
  pick,
  type Result,
  startDraft,
} from '../engine/index.ts';
import { HIGHEST_SEED, oneOf, readNames, whole } from './reading.ts';

export interface DraftPlan {
  names: readonly string[];
  /** The faction of each seat, from the start player on. */
  seats: readonly Faction[];
  /** With two and three players the cards of one more faction are in the game. */
  extra: Faction | null;
  copies: Copies | null;
  universal: readonly Order[];
  deal: 'seed' | 'table';
  seed: number;
  /** The screen goes from hand to hand, covered in between. */
  covered: boolean;
  /** For the chances: what the others do. */
  manner: Manner;
  begun: boolean;
  /** The cards of each round that were drawn at the table. */
  dealt: readonly (readonly Faction[])[];
  /** All picks, one after the other. */
  picks: readonly Faction[];
}

export const draftFor = (players: number): DraftPlan => {
  const factions = FACTIONS.slice(0, factionsUsed(players));
  return {
    names: Array<string>(players).fill(''),
    seats: factions.slice(0, players),
    extra: factions[players] ?? null,
    copies: null,
    universal: [],
    deal: 'table',
    seed: 1,
    covered: true,
    manner: 'ownFirst',
    begun: false,
    dealt: [],
    picks: [],
  };
};

/** A draft of people who have chosen, from the start player on; who has not gets one of the others. */
export function draftWith(
  players: readonly { name: string; faction: Faction | null }[],
  dealt: Partial<Pick<DraftPlan, 'deal' | 'seed'>> = {},
): DraftPlan {
  const plan = { ...draftFor(players.length), ...dealt, names: players.map(({ name }) => name) };
  return players.reduce<DraftPlan>(
    (now, { faction }, seat) => (faction ? withFaction(now, seat, faction) : now),
    plan,
  );
}

/** Another number of players, all else as it was. */
export function withSeats(plan: DraftPlan, players: number): DraftPlan {
  const used = [...plan.seats, ...(plan.extra ? [plan.extra] : [])];
  const all = [...used, ...FACTIONS.filter((faction) => !used.includes(faction))];
  return {
    ...plan,
    names: Array.from({ length: players }, (_, seat) => plan.names[seat] ?? ''),
    seats: all.slice(0, players),
    extra: factionsUsed(players) > players ? all[players]! : null,
  };
}

/** A seat, or the one further set of cards, takes a faction; whoever had it takes the other one. */
export function withFaction(plan: DraftPlan, seat: number | 'extra', faction: Faction): DraftPlan {
  const old = seat === 'extra' ? plan.extra : plan.seats[seat];
  const swapped = (each: Faction): Faction =>
    each === faction ? (old ?? each) : each === old ? faction : each;
  return { ...plan, seats: plan.seats.map(swapped), extra: plan.extra && swapped(plan.extra) };
}

export const factionsOf = ({ seats, extra }: Pick<DraftPlan, 'seats' | 'extra'>): Faction[] =>
  extra ? [...seats, extra] : [...seats];

const termsOf = (plan: DraftPlan): DraftTerms => ({
  seats: plan.seats,
  factions: factionsOf(plan),
  copies: plan.copies,
  universal: plan.universal,
  deal: plan.deal,
  seed: plan.seed,
});

/** The draft as far as it has come; refused when a deal or a pick does not fit. */
export function draftOf(plan: DraftPlan): Result<Draft> {
  const started = startDraft(termsOf(plan));
  if (!started.ok) return started;
  let { draft } = started.value;
  const [deals, picks] = [[...plan.dealt], [...plan.picks]];
  for (;;) {
    const due = draftDue(draft);
    const list: unknown[] = due === 'deal' ? deals : picks;
    if (due === 'over' || list.length === 0) break;
    const step = due === 'deal' ? layCards(draft, deals.shift()!) : pick(draft, picks.shift()!);
    if (!step.ok) return step;
    draft = step.value.draft;
  }
  return deals.length + picks.length > 0
    ? { ok: false, error: { code: 'draftDamaged' } }
    : { ok: true, value: draft };
}

const isFactions = (value: unknown, most: number): value is Faction[] =>
  Array.isArray(value) && value.length <= most && value.every((each) => oneOf(FACTIONS, each) !== null);

function readCopies(value: unknown): Copies | null | undefined {
  if (value === null) return null;
  if (!isRecord(value)) return undefined;
  const counts = DRAFT_RANKS.map((rank) => whole(value[rank], 1, MOST_COPIES));
  if (counts.includes(null)) return undefined;
  return Object.fromEntries(DRAFT_RANKS.map((rank, i) => [rank, counts[i]])) as Copies;
}

export function readDraft(value: unknown): DraftPlan | null {
  if (!isRecord(value)) return null;
  const { seats, extra, universal, dealt, picks } = value;
  if (!isFactions(seats, 6) || !isFactions(picks, 30)) return null;
  if (!Array.isArray(dealt) || dealt.length > 5 || !dealt.every((cards) => isFactions(cards, 6))) return null;
  const names = readNames(value.names, seats.length);
  const copies = readCopies(value.copies);
  const seed = whole(value.seed, 0, HIGHEST_SEED);
  const deal = oneOf(['seed', 'table'] as const, value.deal);
  const manner = oneOf(MANNERS, value.manner);
  if (!names || copies === undefined || seed === null || !deal || !manner) return null;
  if (extra !== null && oneOf(FACTIONS, extra) === null) return null;
  if (!Array.isArray(universal)) return null;
  const plan: DraftPlan = {
    names,
    seats,
    extra: oneOf(FACTIONS, extra),
    copies,
    universal: ORDERS.filter((order) => universal.includes(order)),
    deal,
    seed,
    covered: value.covered === true,
    manner,
    begun: value.begun === true,
    dealt,
    picks,
  };
  // Before the start, terms that cannot be met are said when somebody begins.
  const started = draftOf(plan.begun ? plan : { ...plan, copies: null, dealt: [], picks: [] });
  return started.ok && (plan.begun || dealt.length + picks.length === 0) ? plan : null;
}
