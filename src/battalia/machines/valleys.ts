// A turn in the valleys: discover cards, take the free card, stop on what lies between them.
//
//   const actor = createActor(valleysMachine, { input: { plan } }).start();
//   actor.send({ type: 'discover', valley: 'kings', place: 'nw', paid: { tool: 1 } });   // state: turning

import { assign, setup } from 'xstate';
import type { ValleysPlan } from '../simulators/valleys.ts';
import { begun, type Stepped } from './stepping.ts';
import * as steps from './valley-steps.ts';

type Context = Stepped<ValleysPlan>;

export const valleysMachine = setup({
  types: {
    context: {} as Context,
    events: {} as steps.ValleysEvent,
    input: {} as { plan: ValleysPlan },
  },
  guards: {
    turning: ({ context: { plan } }) => plan.pending?.kind === 'turning',
    rolling: ({ context: { plan } }) => plan.pending?.kind === 'rolling',
    rewarding: ({ context: { plan } }) => plan.pending?.kind === 'rewarding',
    between: ({ context: { plan } }) => plan.at === plan.valleys.connectorAt,
    onPass: ({ context: { plan } }) =>
      plan.at === plan.valleys.connectorAt && plan.valleys.connector === 'mountainPass',
  },
  actions: {
    enter: assign(({ context, event }) => (event.type === 'enter' ? steps.enter(context, event) : {})),
    gates: assign(({ context, event }) => (event.type === 'gates' ? steps.gates(context, event) : {})),
    stand: assign(({ context, event }) => (event.type === 'stand' ? steps.stand(context, event) : {})),
    tell: assign(({ context, event }) => (event.type === 'tell' ? steps.tell(context, event) : {})),
    cover: assign(({ context, event }) => (event.type === 'cover' ? steps.cover(context, event) : {})),
    discover: assign(({ context, event }) =>
      event.type === 'discover' ? steps.discoverCard(context, event) : {},
    ),
    reveal: assign(({ context, event }) => (event.type === 'reveal' ? steps.reveal(context, event) : {})),
    capture: assign(({ context, event }) => (event.type === 'capture' ? steps.capture(context, event) : {})),
    free: assign(({ context, event }) => (event.type === 'free' ? steps.free(context, event) : {})),
    round: assign(({ context }) => steps.round(context)),
    ring: assign(({ context }) => steps.ring(context)),
    roll: assign(({ context, event }) => (event.type === 'roll' ? steps.roll(context, event) : {})),
    jump: assign(({ context, event }) => (event.type === 'jump' ? steps.jump(context, event) : {})),
    reward: assign(({ context, event }) => (event.type === 'reward' ? steps.reward(context, event) : {})),
    dealer: assign(({ context, event }) => (event.type === 'dealer' ? steps.dealer(context, event) : {})),
    deal: assign(({ context, event }) => (event.type === 'deal' ? steps.deal(context, event) : {})),
  },
}).createMachine({
  id: 'valleys',
  context: ({ input: { plan } }) => begun(plan),
  initial: 'looking',
  states: {
    looking: {
      always: [
        { guard: 'turning', target: 'turning' },
        { guard: 'rolling', target: 'rolling' },
        { guard: 'rewarding', target: 'rewarding' },
        { target: 'exploring' },
      ],
    },
    /** Nothing waits for an answer: the turn goes on wherever the hero stands. */
    exploring: {
      initial: 'arriving',
      on: {
        enter: { target: 'looking', actions: 'enter' },
        gates: { target: 'looking', actions: 'gates' },
        stand: { target: 'looking', actions: 'stand' },
        tell: { target: 'looking', actions: 'tell' },
        cover: { target: 'looking', actions: 'cover' },
        discover: { target: 'looking', actions: 'discover' },
        capture: { target: 'looking', actions: 'capture' },
        free: { target: 'looking', actions: 'free' },
        round: { target: 'looking', actions: 'round' },
        jump: { target: 'looking', actions: 'jump' },
        dealer: { target: 'looking', actions: 'dealer' },
      },
      states: {
        arriving: {
          always: [
            { guard: 'onPass', target: 'onPass' },
            { guard: 'between', target: 'onBridge' },
            { target: 'underWay' },
          ],
        },
        underWay: {},
        onPass: { on: { ring: { target: '#valleys.looking', actions: 'ring' } } },
        onBridge: { on: { deal: { target: '#valleys.looking', actions: 'deal' } } },
      },
    },
    /** A building is paid for: the card is turned. */
    turning: { on: { reveal: { target: 'looking', actions: 'reveal' } } },
    /** The ring is taken: another player rolls its gate. */
    rolling: { on: { roll: { target: 'looking', actions: 'roll' } } },
    /** The ring has gone through its gate. */
    rewarding: { on: { reward: { target: 'looking', actions: 'reward' } } },
  },
});
