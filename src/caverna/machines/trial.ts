import { assign, setup } from 'xstate';
import type { Move, Refusal } from '../engine/index.ts';
import {
  beginTrial,
  followTrial,
  hint,
  isOver,
  isReached,
  type Trial,
  type TryIt,
  takeBack,
  tryMove,
} from '../simulators/trial.ts';

interface Trying {
  trial: Trial;
  refusal: Refusal | null;
}

type TrialEvent = { type: 'choose'; move: Move } | { type: 'back' } | { type: 'restart' } | { type: 'show' };

const begun = (tryIt: TryIt): Trial => {
  const trial = beginTrial(tryIt);
  if (!trial) throw new Error(`The position ${tryIt.key} cannot be set up`);
  return trial;
};
const done = (trial: Trial, move: Move | null): Trying =>
  move ? tryMove(trial, move) : { trial, refusal: null };

/** Trying a position out: choose until what it shows is reached, or nothing more can be done. */
export const trialMachine = setup({
  types: {
    context: {} as Trying,
    events: {} as TrialEvent,
    input: {} as { tryIt: TryIt; lines?: readonly string[] },
  },
  guards: {
    reached: ({ context }) => isReached(context.trial),
    over: ({ context }) => isOver(context.trial),
    moved: ({ context }) => context.trial.line.length > 1,
    known: ({ context }) => hint(context.trial) !== null,
  },
  actions: {
    choose: assign(({ context, event }) =>
      event.type === 'choose' ? done(context.trial, event.move) : context,
    ),
    show: assign(({ context }) => done(context.trial, hint(context.trial))),
    back: assign(({ context }) => ({ trial: takeBack(context.trial), refusal: null })),
    restart: assign(({ context }) => ({ trial: begun(context.trial.tryIt), refusal: null })),
  },
}).createMachine({
  id: 'trial',
  context: ({ input }) => ({ trial: followTrial(begun(input.tryIt), input.lines ?? []), refusal: null }),
  initial: 'looking',
  on: {
    back: { guard: 'moved', target: '.looking', actions: 'back' },
    restart: { target: '.looking', actions: 'restart' },
  },
  states: {
    looking: {
      always: [
        { guard: 'reached', target: 'reached' },
        { guard: 'over', target: 'elsewhere' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      on: {
        choose: { target: 'looking', actions: 'choose' },
        show: { guard: 'known', target: 'looking', actions: 'show' },
      },
    },
    /** What the position shows has come about. */
    reached: {},
    /** Lawful, but not what was meant. */
    elsewhere: {},
  },
});
