// Bilkarr day by day: he waits for the first checkpoint, comes through the gate that is rolled, walks every dawn, and
// out of a corner comes through a gate again. His potions turn with him.
//
//   const actor = createActor(dawnMachine, { input: { plan } }).start();
//   actor.send({ type: 'roll', gate: 3 });   // state: waiting | rolling | day | cornered

import { assign, setup } from 'xstate';
import {
  type Bilkarr,
  type BoughtPotion,
  bilkarrDawn,
  buyPotion,
  type Calendar,
  drinkPotion,
  enterBilkarr,
  type Faction,
  fromSeed,
  type GameMap,
  type Gate,
  type MapEvent,
  nextDay,
  ok,
  type Potion,
  type PotionChange,
  putGate,
  type Refusal,
  type Result,
  readCalendar,
  readPotions,
  refuse,
  rollGate,
  type Seat,
  type Sides,
  type Square,
  sidesFor,
  standsInCorner,
  takeCard,
  turnBilkarr,
  turnedSquare,
  turnMap,
  turnPotions,
  usePotion,
} from '../engine/index.ts';
import { type DawnOptions, type DawnPlan, withMap } from '../simulators/dawn.ts';

interface Dawning {
  plan: DawnPlan;
  refusal: Refusal | null;
  /** What the last step made happen. */
  events: readonly MapEvent[];
  /** What the die of the app has shown. */
  rolls: readonly Gate[];
}

export type DawnStep =
  | { type: 'dawn' }
  /** What the die on the table shows. */
  | { type: 'roll'; gate: Gate }
  /** The die of the app. */
  | { type: 'throw'; seed: number }
  // Potions
  | { type: 'buy' | 'use'; seat: Seat; potion: Potion }
  | { type: 'drink'; seat: Seat; potion: Potion; target?: Seat }
  /** As it lies on the table, whatever was noted; null: for sale. */
  | { type: 'potion'; potion: Potion; bought: BoughtPotion | null }
  // What is entered
  | { type: 'map'; map: GameMap; players: number; factions: readonly (Faction | null)[] }
  | { type: 'gate'; square: Square; gate: Gate }
  | { type: 'turn' }
  | { type: 'calendar'; calendar: Calendar }
  /** Null: he has not come yet. */
  | { type: 'stand'; bilkarr: Bilkarr | null }
  | { type: 'options'; options: Partial<DawnOptions> }
  | { type: 'sides'; sides: Sides }
  | { type: 'wish'; square: Square }
  | { type: 'unwish' }
  | { type: 'days'; days: number };

interface Done {
  plan: DawnPlan;
  events?: readonly MapEvent[];
  rolls?: readonly Gate[];
}

const withPotions = (plan: DawnPlan, change: Result<PotionChange>): Result<Done> =>
  change.ok ? ok({ plan: { ...plan, potions: change.value.potions }, events: change.value.events }) : change;

/** The Oracle has taken its step: Bilkarr walks, and every potion that works turns a quarter. battalia.bilkarr.dawn */
function dawn(plan: DawnPlan): Done {
  const calendar = nextDay(plan.calendar, plan.options);
  const walked = plan.bilkarr && bilkarrDawn(plan.map, plan.bilkarr, calendar, plan.options);
  const { potions, events } = turnPotions(plan.potions);
  return {
    plan: { ...plan, calendar, bilkarr: walked?.bilkarr ?? null, potions },
    events: [...(walked?.events ?? []), ...events],
  };
}

/** He comes in, and on the first day of week two that day's dawn may still move him. battalia.bilkarr.firstDay */
function comes(plan: DawnPlan, gate: Gate, rolls: readonly Gate[] = []): Result<Done> {
  const cornered = plan.bilkarr !== null;
  const entered = enterBilkarr(plan.map, gate, cornered ? 'corner' : 'checkpoint');
  if (!entered.ok) return entered;
  const { bilkarr, events } = entered.value;
  const { week, day } = plan.calendar;
  if (cornered || week !== 2 || day !== 1) return ok({ plan: { ...plan, bilkarr }, events, rolls });
  const first = bilkarrDawn(plan.map, bilkarr, plan.calendar, plan.options);
  return ok({ plan: { ...plan, bilkarr: first.bilkarr }, events: [...events, ...first.events], rolls });
}

function thrown(plan: DawnPlan, seed: number): Result<Done> {
  const rolled = rollGate(plan.map, fromSeed(seed));
  return rolled.ok ? comes(plan, rolled.value.gate, rolled.value.rolls) : rolled;
}

/** A gate that is laid where it lies already is taken away. */
function withGate(plan: DawnPlan, square: Square, gate: Gate): Result<Done> {
  const there = plan.map.cards[square];
  const same = there?.kind === 'gate' && there.gate === gate;
  const map = same ? takeCard(plan.map, square) : putGate(plan.map, square, gate);
  return map.ok ? ok({ plan: withMap(plan, map.value) }) : map;
}

/** Everybody on the board goes along. */
const turned = (plan: DawnPlan): DawnPlan => ({
  ...plan,
  map: turnMap(plan.map),
  bilkarr: plan.bilkarr && turnBilkarr(plan.map, plan.bilkarr),
  wished: plan.wished.map((square) => turnedSquare(plan.map, square)),
});

/** The day stays one of the week, whatever its length. */
function withOptions(plan: DawnPlan, part: Partial<DawnOptions>): DawnPlan {
  const options = { ...plan.options, ...part };
  const { week, day } = plan.calendar;
  return { ...plan, options, calendar: { week, day: Math.min(day, options.daysPerWeek) } };
}

function withBought(plan: DawnPlan, potion: Potion, bought: BoughtPotion | null): Result<Done> {
  const { [potion]: _, ...others } = plan.potions;
  const read = readPotions(bought ? { ...others, [potion]: bought } : others, plan.players);
  return read.ok ? ok({ plan: { ...plan, potions: read.value } }) : read;
}

function withPlayers(plan: DawnPlan, players: number, factions: readonly (Faction | null)[]): DawnPlan {
  const read = readPotions(plan.potions, players);
  const sides = sidesFor(players).includes(plan.sides) ? plan.sides : 'single';
  return { ...plan, players, factions, sides, potions: read.ok ? read.value : {} };
}

const wish = (wished: readonly Square[], square: Square): Square[] =>
  wished.includes(square) ? wished.filter((each) => each !== square) : [...wished, square];

function next(plan: DawnPlan, step: DawnStep): Result<Done> {
  switch (step.type) {
    case 'dawn':
      return ok(dawn(plan));
    case 'roll':
      return comes(plan, step.gate);
    case 'throw':
      return thrown(plan, step.seed);
    case 'buy':
      // Whoever sells has to be there; what was bought before may be drunk. battalia.potion.buy
      return plan.bilkarr
        ? withPotions(plan, buyPotion(plan.potions, step.seat, step.potion))
        : refuse('bilkarrAway', 'battalia.potion.buy');
    case 'use':
      return withPotions(plan, usePotion(plan.potions, step.seat, step.potion));
    case 'drink':
      return withPotions(plan, drinkPotion(plan.potions, step.seat, step.potion, plan, step.target));
    case 'potion':
      return withBought(plan, step.potion, step.bought);
    case 'map':
      return ok({ plan: withMap(withPlayers(plan, step.players, step.factions), step.map) });
    case 'gate':
      return withGate(plan, step.square, step.gate);
    case 'turn':
      return ok({ plan: turned(plan) });
    case 'calendar': {
      const calendar = readCalendar(step.calendar, plan.options);
      return ok({ plan: calendar ? { ...plan, calendar } : plan });
    }
    case 'stand':
      return ok({ plan: { ...plan, bilkarr: step.bilkarr } });
    case 'options':
      return ok({ plan: withOptions(plan, step.options) });
    case 'sides':
      return ok({ plan: { ...plan, sides: step.sides } });
    case 'wish':
      return ok({ plan: { ...plan, wished: wish(plan.wished, step.square) } });
    case 'unwish':
      return ok({ plan: { ...plan, wished: [] } });
    case 'days':
      return ok({ plan: { ...plan, days: step.days } });
  }
}

const take = { target: '#dawn.looking', actions: 'take' } as const;

export const dawnMachine = setup({
  types: { context: {} as Dawning, events: {} as DawnStep, input: {} as { plan: DawnPlan } },
  guards: {
    waits: ({ context: { plan } }) => plan.bilkarr === null && plan.calendar.week === 1,
    away: ({ context: { plan } }) => plan.bilkarr === null,
    inCorner: ({ context: { plan } }) =>
      plan.bilkarr !== null && standsInCorner(plan.map, plan.bilkarr, plan.options),
  },
  actions: {
    take: assign(({ context: { plan }, event }) => {
      const done = next(plan, event);
      return done.ok
        ? { refusal: null, events: [], rolls: [], ...done.value }
        : { plan, refusal: done.error, events: [], rolls: [] };
    }),
  },
}).createMachine({
  id: 'dawn',
  context: ({ input }) => ({ plan: input.plan, refusal: null, events: [], rolls: [] }),
  initial: 'looking',
  on: {
    buy: take,
    use: take,
    drink: take,
    potion: take,
    map: take,
    gate: take,
    turn: take,
    calendar: take,
    stand: take,
    options: take,
    sides: take,
    wish: take,
    unwish: take,
    days: take,
  },
  states: {
    looking: {
      always: [
        { guard: 'waits', target: 'waiting' },
        { guard: 'away', target: 'rolling' },
        { guard: 'inCorner', target: 'cornered' },
        { target: 'day' },
      ],
    },
    /** The first checkpoint is still to come. */
    waiting: { on: { dawn: take } },
    /** He comes now: the die says through which gate. battalia.npc.enter */
    rolling: { on: { roll: take, throw: take } },
    /** He stands somewhere until the next dawn. */
    day: { on: { dawn: take } },
    /** A gate is rolled at once. battalia.bilkarr.corner */
    cornered: { on: { roll: take, throw: take } },
  },
});
