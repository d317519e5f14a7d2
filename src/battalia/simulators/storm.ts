// A journey through the storm on the table: who travels and pays with what, the effect that was drawn, and the deck.

import {
  carryOut,
  drawFate,
  EFFECTS,
  type Effect,
  type EffectAnswer,
  emptyTable,
  type Fate,
  fatesOf,
  GATES,
  type Gate,
  gatesOn,
  type Journey,
  type Jump,
  type PayingCards,
  type Result,
  type Seat,
  type StormEvent,
  settle,
  stormChance,
  type Table,
  type Traveller,
  usuallyAgreed,
} from '../engine/index.ts';
import { gatesToLay, type MapPlan } from './map.ts';
import { startingMap } from './own-map.ts';

/** What the storm needs of the common state. */
export type StormTable = Pick<Table, 'agreed' | 'map' | 'players' | 'storm' | 'metamorpha' | 'valleys'>;

export interface StormPlan {
  table: StormTable;
  /** Every card on the board stands on the map, too. */
  board: boolean;
  seat: Seat;
  hero: 0 | 1;
  advanced: boolean;
  journey: Pick<Journey, 'before' | 'from' | 'to' | 'after'>;
  hand: PayingCards;
  /** Steps that an ability gives. */
  free: number;
  /** Heroes that have jumped in this turn. */
  jumped: readonly Traveller[];
  /** The deck is shuffled and drawn from here; null while it lies on the table. */
  here: { seed: number; shuffles: number } | null;
  /** The hero has jumped; the cards that paid it, or null when it was paid at the table. */
  underway: { cards: PayingCards | null } | null;
  /** The effect that was drawn, and with number 8 the one that is copied. */
  effect: Effect | null;
  copying: Effect | null;
  /** What was done with it. */
  answer: EffectAnswer | null;
  /** Effects that somebody hopes for, within so many jumps. */
  wished: readonly Effect[];
  jumps: number;
}

export const MOST_SQUARES = 40;
export const MOST_IN_HAND = 12;
export const MOST_JUMPS = 24;

const NO_WALK = { squares: 0, native: 0 } as const;

export const sliceOf = ({ agreed, map, players, storm, metamorpha, valleys }: StormTable): StormTable => ({
  agreed,
  map,
  players,
  storm,
  metamorpha,
  valleys,
});

export const tableFor = (players: number): StormTable => tableOn(startingMap(players));

/** A table with the owner's map, and who plays what on it. */
export function tableOn({ players, factions, map }: MapPlan): StormTable {
  const table = emptyTable(usuallyAgreed(players), map);
  return sliceOf({
    ...table,
    players: table.players.map((player, seat) => ({ ...player, faction: factions[seat] ?? null })),
  });
}

/** The storm desk with what stands on a table, for the player on turn. */
export const stormAt = (table: StormTable, seat: Seat, board = false): StormPlan => {
  const [from = 1, to = 2] = gatesOffered({ table }).gates;
  return {
    table: sliceOf(table),
    board,
    seat,
    hero: 0,
    advanced: false,
    journey: { before: NO_WALK, from, to, after: NO_WALK },
    hand: { supply: 3, horses: 1, stardust: 0 },
    free: 0,
    jumped: [],
    here: null,
    underway: null,
    effect: null,
    copying: null,
    answer: null,
    wished: [],
    jumps: 3,
  };
};

export const freshStormPlan = (): StormPlan => stormAt(tableOn(startingMap()), 0);

/** The common state as the engine takes it; what the storm never asks for is as at the beginning. */
export const tableOf = ({ table }: Pick<StormPlan, 'table'>): Table => ({
  ...emptyTable(table.agreed, table.map),
  ...table,
});

export const journeyOf = ({ table, seat, advanced, journey }: StormPlan): Journey => ({
  ...journey,
  advanced,
  faction: table.players[seat]?.faction ?? null,
});

export const jumpOf = ({ seat, hero, journey: { from, to } }: StormPlan): Jump => ({ seat, hero, from, to });

/** Gates on the map; without any on it all six can be chosen. */
export function gatesInPlay({ table }: StormPlan): readonly Gate[] {
  const known = gatesOn(table.map).map(([gate]) => gate);
  return known.length > 1 ? known : GATES;
}

/**
 * Gates to choose from, and how they are known: they lie on the map, or everybody has said a faction; where nothing is
 * said any of the six may be in play. battalia.gates.inPlay
 */
export function gatesOffered({ table }: Pick<StormPlan, 'table'>): {
  gates: readonly Gate[];
  from: 'map' | 'factions' | 'nowhere';
} {
  const known = gatesOn(table.map).map(([gate]) => gate);
  if (known.length > 1) return { gates: known, from: 'map' };
  const players = table.players.length;
  const gates = gatesToLay({ players, factions: table.players.map(({ faction }) => faction) });
  return gates.length === players ? { gates, from: 'factions' } : { gates: GATES, from: 'nowhere' };
}

/** With both gates of the journey among those that can be chosen. */
export function withGatesOffered(plan: StormPlan): StormPlan {
  const { gates } = gatesOffered(plan);
  const { from, to } = plan.journey;
  const first = gates.includes(from) ? from : gates.find((gate) => gate !== to)!;
  const second = gates.includes(to) ? to : gates.find((gate) => gate !== first)!;
  return { ...plan, journey: { ...plan.journey, from: first, to: second } };
}

/** The effect that is carried out: with number 8 the one that is copied. */
export const current = ({ effect, copying }: StormPlan): Effect | null => copying ?? effect;

/** Fate cards in the stack. */
export const fatesLeft = ({ table }: StormPlan) => fatesOf(table.storm);

/** The fate card that is drawn where the deck is shuffled here: always the same one, however often it is asked. */
export function fateDrawn({ here, table }: StormPlan): Fate | null {
  if (!here) return null;
  const chance = stormChance(here.seed, -1 - EFFECTS.length * here.shuffles - table.storm.discard.length);
  const fate = drawFate(table.storm, chance);
  return fate.ok ? fate.value : null;
}

interface Outcome {
  table: StormTable;
  events: readonly StormEvent[];
  shuffled: boolean;
}

/** What an answer does, and the shuffle that may follow it. */
export function outcomeOf(plan: StormPlan, answer = plan.answer): Result<Outcome> | null {
  const { effect, here } = plan;
  if (effect === null || answer === null) return null;
  const done = carryOut(tableOf(plan), jumpOf(plan), effect, answer, { board: plan.board });
  if (!done.ok) return done;
  const { table, events } = done.value;
  const settled = settle(table.storm, here && stormChance(here.seed, here.shuffles));
  return {
    ok: true,
    value: {
      table: { ...table, storm: settled.storm },
      events: [...events, ...settled.events],
      shuffled: settled.events.length > 0,
    },
  };
}

/** The hand after paying, with what the storm has brought that pays the next journey. */
function handAfter({ hand, underway, seat }: StormPlan, events: readonly StormEvent[]): PayingCards {
  const paid = underway?.cards;
  const gained = (what: 'supply' | 'horse' | 'stardust'): number =>
    events.reduce(
      (sum, event) =>
        event.event === 'stormGain' && event.seat === seat && event.what === what ? sum + event.count : sum,
      0,
    );
  const rest = (kind: keyof PayingCards, what: 'supply' | 'horse' | 'stardust'): number =>
    Math.min(Math.max(hand[kind] - (paid?.[kind] ?? 0), 0) + gained(what), MOST_IN_HAND);
  return {
    supply: rest('supply', 'supply'),
    horses: rest('horses', 'horse'),
    stardust: rest('stardust', 'stardust'),
  };
}

/** The effect is done, the turn goes on from the second gate. */
export function goneOn(plan: StormPlan): StormPlan {
  const outcome = outcomeOf(plan);
  if (!outcome?.ok) return plan;
  const { table, events, shuffled } = outcome.value;
  const { from, to } = plan.journey;
  return {
    ...plan,
    table: { ...plan.table, ...sliceOf(table) },
    hand: handAfter(plan, events),
    free: 0,
    journey: { before: null, from: to, to: from, after: NO_WALK },
    here: plan.here && shuffled ? { ...plan.here, shuffles: plan.here.shuffles + 1 } : plan.here,
    underway: null,
    effect: null,
    copying: null,
    answer: null,
  };
}
