// A turn at the trading posts: build them, trade as often as one can, hide cards with a chest.
//
//   const actor = createActor(tradeMachine, { input: { plan } }).start();
//   actor.send({ type: 'trade', give: 'tool', get: 'chest' });   // state: noPost | away | onePost | twoPosts

import { assign, setup } from 'xstate';
import {
  addPost,
  countChange,
  findTrade,
  hide,
  onStarSide,
  POST_FRIMEN,
  pileOf,
  type Site,
  type TradeCard,
  trade,
} from '../engine/index.ts';
import { holding, marketOf, type TradePlan } from '../simulators/trade.ts';
import { begun, entered, ruled, type Stepped } from './stepping.ts';

type TradeEvent =
  | { type: 'enter'; fields: Partial<Omit<TradePlan, 'hand' | 'received' | 'done'>> }
  | { type: 'hold'; card: TradeCard; count: number }
  | { type: 'build'; site: Site }
  | { type: 'trade'; give: TradeCard; get: TradeCard }
  | { type: 'hide'; cards: number }
  | { type: 'turn' };

/** Whoever trades here is the one who asks. */
const SELF = { seat: 0, square: null };

export const tradeMachine = setup({
  types: {
    context: {} as Stepped<TradePlan>,
    events: {} as TradeEvent,
    input: {} as { plan: TradePlan },
  },
  guards: {
    noPost: ({ context: { plan } }) => plan.posts === 0,
    away: ({ context: { plan } }) => !plan.atPost,
    star: ({ context: { plan } }) => onStarSide(plan.posts),
  },
  actions: {
    enter: assign(({ context: { plan }, event }) =>
      event.type === 'enter' ? entered({ ...plan, ...event.fields }) : {},
    ),
    hold: assign(({ context: { plan }, event }) =>
      event.type === 'hold' ? entered(holding(plan, event.card, event.count)) : {},
    ),
    build: assign(({ context: { plan }, event }) =>
      event.type === 'build'
        ? ruled(plan, addPost(SELF, plan.posts, plan.frimen, event.site), (posts) => ({
            ...plan,
            posts,
            frimen: plan.frimen - POST_FRIMEN,
          }))
        : {},
    ),
    trade: assign(({ context: { plan }, event }) =>
      event.type === 'trade'
        ? ruled(plan, trade(marketOf(plan), event.give, event.get), (market) => ({
            ...plan,
            ...market,
            deck: Math.max(0, plan.deck + countChange(findTrade(event.give, event.get)!)),
            done: [...plan.done, { give: event.give, get: event.get }],
          }))
        : {},
    ),
    hide: assign(({ context: { plan }, event }) =>
      event.type === 'hide'
        ? ruled(plan, hide({ chests: plan.hand.chest, ambush: plan.ambush }, event.cards), (hidden) => ({
            // A chest that was just received may go into limbo: only trading it is forbidden.
            ...holding(plan, 'chest', hidden.chests),
            received: { ...plan.received, chest: Math.max(0, plan.received.chest - 1) },
            ambush: hidden.ambush,
            deck: Math.max(0, plan.deck - 1),
          }))
        : {},
    ),
    turn: assign(({ context: { plan } }) => entered({ ...plan, received: pileOf(), done: [] })),
  },
}).createMachine({
  id: 'trade',
  context: ({ input: { plan } }) => begun(plan),
  initial: 'looking',
  on: {
    enter: { target: '.looking', actions: 'enter' },
    hold: { target: '.looking', actions: 'hold' },
    hide: { target: '.looking', actions: 'hide' },
    turn: { target: '.looking', actions: 'turn' },
  },
  states: {
    looking: {
      always: [
        { guard: 'noPost', target: 'noPost' },
        { guard: 'away', target: 'away' },
        { guard: 'star', target: 'twoPosts' },
        { target: 'onePost' },
      ],
    },
    noPost: { on: { build: { target: 'looking', actions: 'build' } } },
    /** No hero stands at a post: a second one can still be built. */
    away: { on: { build: { target: 'looking', actions: 'build' } } },
    /** The plain side: artefacts and chests. */
    onePost: {
      on: {
        build: { target: 'looking', actions: 'build' },
        trade: { target: 'looking', actions: 'trade' },
      },
    },
    /** The star side: stardust as well. */
    twoPosts: { on: { trade: { target: 'looking', actions: 'trade' } } },
  },
});
