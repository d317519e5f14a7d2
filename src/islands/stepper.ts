import { assign, setup } from 'xstate';

export type StepEvent =
  | { type: 'forward' }
  | { type: 'back' }
  | { type: 'jump'; to: number }
  | { type: 'restart' }
  | { type: 'play' }
  | { type: 'pause' };

interface Stepping {
  /** The step on view, counted from 0. */
  at: number;
  /** How many steps there are. */
  count: number;
}

const pace = 2200;

/** Steps through a worked example: forwards, backwards, to any step, from the start, or by itself. */
export const stepper = setup({
  types: { context: {} as Stepping, events: {} as StepEvent, input: {} as { count: number } },
  delays: { pace },
  guards: {
    notLast: ({ context }) => context.at < context.count - 1,
    notFirst: ({ context }) => context.at > 0,
    onTheWay: ({ context }) => context.at < context.count - 2,
    exists: ({ context, event }) =>
      event.type === 'jump' && Number.isInteger(event.to) && event.to >= 0 && event.to < context.count,
  },
  actions: {
    forward: assign({ at: ({ context }) => context.at + 1 }),
    back: assign({ at: ({ context }) => context.at - 1 }),
    jump: assign({ at: ({ context, event }) => (event.type === 'jump' ? event.to : context.at) }),
    restart: assign({ at: 0 }),
  },
}).createMachine({
  id: 'stepper',
  context: ({ input }) => ({ at: 0, count: input.count }),
  initial: 'resting',
  on: {
    forward: { guard: 'notLast', target: '.resting', actions: 'forward' },
    back: { guard: 'notFirst', target: '.resting', actions: 'back' },
    jump: { guard: 'exists', target: '.resting', actions: 'jump' },
    restart: { target: '.resting', actions: 'restart' },
  },
  states: {
    resting: {
      on: {
        play: [
          { guard: 'notLast', target: 'playing', actions: 'forward' },
          { target: 'playing', actions: 'restart' },
        ],
      },
    },
    playing: {
      on: { pause: 'resting' },
      after: {
        pace: [
          { guard: 'onTheWay', target: 'playing', reenter: true, actions: 'forward' },
          { guard: 'notLast', target: 'resting', actions: 'forward' },
          { target: 'resting' },
        ],
      },
    },
  },
});
