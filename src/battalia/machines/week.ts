// The week step by step: every team's turn, dusk, on the last day the checkpoint, dawn. It can begin anywhere.
//
//   const actor = createActor(week, { input: { plan } }).start();
//   actor.send({ type: 'endTurn' });      // state: day | dusk | checkpoint.… | dawn

import { assign, setup } from 'xstate';
import {
  type Agreed,
  attack,
  battleOver,
  beginTurn,
  type Calendar,
  type Fight,
  isLastDay,
  nextDay,
  type Refusal,
  readCalendar,
  type Seat,
  teamAfter,
} from '../engine/index.ts';
import { agreeOn, countAll, type WeekPlan, type WeekPlayer } from '../simulators/week.ts';

interface Week {
  plan: WeekPlan;
  refusal: Refusal | null;
}

type WeekEvent =
  | { type: 'attack'; fight: Fight }
  | { type: 'battleOver'; attacker: Seat }
  | { type: 'endTurn' }
  /** At dusk: the Oracle takes its step, or everybody comes to the checkpoint. */
  | { type: 'endDay' }
  | { type: 'charactersIn' }
  | { type: 'count' }
  | { type: 'endWeek' }
  | { type: 'beginDay' }
  | { type: 'agree'; agreed: Agreed }
  | { type: 'player'; seat: Seat; change: Partial<WeekPlayer> }
  | { type: 'fanatics'; fanatics: number }
  /** The game is at this day already. */
  | { type: 'goTo'; calendar: Calendar };

const on = (plan: WeekPlan): Week => ({ plan, refusal: null });

export const week = setup({
  types: {
    context: {} as Week,
    events: {} as WeekEvent,
    input: {} as { plan: WeekPlan },
  },
  guards: {
    atDusk: ({ context: { plan } }) => plan.at === 'dusk',
    atEntering: ({ context: { plan } }) => plan.at === 'entering',
    atCounting: ({ context: { plan } }) => plan.at === 'counting',
    atCounted: ({ context: { plan } }) => plan.at === 'counted',
    atDawn: ({ context: { plan } }) => plan.at === 'dawn',
    fighting: ({ context: { plan } }) => plan.turn.fights.length > 0,
    lastTeam: ({ context: { plan } }) => teamAfter(plan.agreed, plan.turn) === null,
    /** battalia.checkpoint.first */
    endOfFirstWeek: ({ context: { plan } }) =>
      isLastDay(plan.calendar, plan.agreed.options) && plan.calendar.week === 1,
    endOfWeek: ({ context: { plan } }) => isLastDay(plan.calendar, plan.agreed.options),
    isDay: ({ context: { plan } }, params: { calendar: Calendar }) =>
      readCalendar(params.calendar, plan.agreed.options) !== null,
  },
  actions: {
    attack: assign(({ context: { plan } }, params: { fight: Fight }) => {
      const begun = attack(plan.agreed, plan.turn, params.fight);
      return begun.ok ? on({ ...plan, turn: begun.value.turn }) : { refusal: begun.error };
    }),
    battleOver: assign(({ context: { plan } }, params: { attacker: Seat }) => {
      const over = battleOver(plan.turn, params.attacker);
      return over.ok ? on({ ...plan, turn: over.value.turn }) : { refusal: over.error };
    }),
    stillFighting: assign({
      refusal: (): Refusal => ({ code: 'weekStillFighting', rule: 'battalia.team.order' }),
    }),
    nextTeam: assign(({ context: { plan } }) =>
      on({ ...plan, turn: beginTurn(teamAfter(plan.agreed, plan.turn) ?? 0) }),
    ),
    moveTo: assign(({ context: { plan } }, params: { at: WeekPlan['at'] }) => on({ ...plan, at: params.at })),
    count: assign(({ context: { plan } }) => on(countAll(plan))),
    /** battalia.week.day battalia.checkpoint.when */
    turnOracle: assign(({ context: { plan } }) =>
      on({
        ...plan,
        at: 'dawn',
        before: null,
        turn: beginTurn(),
        calendar: nextDay(plan.calendar, plan.agreed.options),
      }),
    ),
    agree: assign(({ context: { plan } }, params: { agreed: Agreed }) => on(agreeOn(plan, params.agreed))),
    player: assign(({ context: { plan } }, params: { seat: Seat; change: Partial<WeekPlayer> }) =>
      on({
        ...plan,
        players: plan.players.map((player, seat) =>
          seat === params.seat ? { ...player, ...params.change } : player,
        ),
      }),
    ),
    fanatics: assign(({ context: { plan } }, params: { fanatics: number }) =>
      on({ ...plan, fanatics: params.fanatics }),
    ),
    goTo: assign(({ context: { plan } }, params: { calendar: Calendar }) =>
      on({ ...plan, calendar: params.calendar, at: 'turn', turn: beginTurn(), before: null }),
    ),
    damaged: assign({ refusal: (): Refusal => ({ code: 'weekDamaged' }) }),
  },
}).createMachine({
  id: 'week',
  context: ({ input: { plan } }) => on(plan),
  initial: 'anywhere',
  on: {
    agree: {
      target: '.anywhere',
      actions: { type: 'agree', params: ({ event: { agreed } }) => ({ agreed }) },
    },
    player: {
      actions: { type: 'player', params: ({ event: { seat, change } }) => ({ seat, change }) },
    },
    fanatics: {
      actions: { type: 'fanatics', params: ({ event: { fanatics } }) => ({ fanatics }) },
    },
    goTo: [
      {
        guard: { type: 'isDay', params: ({ event: { calendar } }) => ({ calendar }) },
        target: '.anywhere',
        actions: { type: 'goTo', params: ({ event: { calendar } }) => ({ calendar }) },
      },
      { actions: 'damaged' },
    ],
  },
  states: {
    /** Wherever the plan is: a link, a step taken back, an evening that began without this page. */
    anywhere: {
      always: [
        { guard: 'atDusk', target: 'dusk' },
        { guard: 'atEntering', target: 'checkpoint.entering' },
        { guard: 'atCounting', target: 'checkpoint.counting' },
        { guard: 'atCounted', target: 'checkpoint.counted' },
        { guard: 'atDawn', target: 'dawn' },
        { target: 'day' },
      ],
    },
    /** A team's turn. */
    day: {
      on: {
        attack: { actions: { type: 'attack', params: ({ event: { fight } }) => ({ fight }) } },
        battleOver: {
          actions: { type: 'battleOver', params: ({ event: { attacker } }) => ({ attacker }) },
        },
        endTurn: [
          { guard: 'fighting', actions: 'stillFighting' },
          { guard: 'lastTeam', target: 'dusk', actions: { type: 'moveTo', params: { at: 'dusk' } } },
          { actions: 'nextTeam' },
        ],
      },
    },
    /** Every team has had its turn. */
    dusk: {
      on: {
        endDay: [
          {
            guard: 'endOfFirstWeek',
            target: 'checkpoint.entering',
            actions: { type: 'moveTo', params: { at: 'entering' } },
          },
          {
            guard: 'endOfWeek',
            target: 'checkpoint.counting',
            actions: { type: 'moveTo', params: { at: 'counting' } },
          },
          { target: 'dawn', actions: 'turnOracle' },
        ],
      },
    },
    checkpoint: {
      initial: 'entering',
      states: {
        /** The first one: the characters come. */
        entering: { on: { charactersIn: { target: '#week.dawn', actions: 'turnOracle' } } },
        /** All later ones: everybody counts. */
        counting: { on: { count: { target: 'counted', actions: 'count' } } },
        counted: { on: { endWeek: { target: '#week.dawn', actions: 'turnOracle' } } },
      },
    },
    /** The Oracle shows the new day; Bilkarr moves and potions turn. */
    dawn: {
      on: {
        beginDay: { target: 'day', actions: { type: 'moveTo', params: { at: 'turn' } } },
      },
    },
  },
});
