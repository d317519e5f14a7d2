// What the game machine can do and ask, by name: its guards, actions, delays and actors. `game.ts` says when.

import { assign, fromPromise, setup } from 'xstate';
import { DEFAULT_SETTINGS } from '../../table/session.ts';
import { canRedo, canUndo } from '../../table/timeline.ts';
import type { Move } from '../engine/index.ts';
import { begun, changed, jumped, moved, opened, redone, takenBack, undone } from './game-steps.ts';
import type { BotTask, GameContext, GameInput, GameMachineEvent } from './game-types.ts';
import { type Stage, stageOf } from './stage.ts';

export const NOBODY: Omit<GameContext, 'keep'> = {
  session: null,
  timeline: null,
  game: null,
  me: -1,
  kinds: [],
  settings: DEFAULT_SETTINGS,
  thinking: false,
  planned: [],
  trouble: null,
  ended: false,
  paused: false,
};

const noBot = fromPromise<readonly Move[], BotTask>(() => Promise.reject(new Error('no bot was provided')));

export const machine = setup({
  types: { context: {} as GameContext, events: {} as GameMachineEvent, input: {} as GameInput },
  actors: { bot: noBot },
  delays: { pace: ({ context }) => context.settings.pace },
  guards: {
    hasGame: ({ context }) => context.game !== null,
    canBegin: ({ event }) => begun(event)?.ok === true,
    canUndo: ({ context }) => canUndo(context.timeline!),
    canRedo: ({ context }) => canRedo(context.timeline!),
    exists: ({ context, event }) =>
      event.type === 'jump' && context.timeline!.points[event.point] !== undefined,
    in: ({ context }, { stage }: { stage: Stage }) =>
      context.game !== null && stageOf(context.game) === stage,
    over: ({ context }) => context.me < 0,
    ended: ({ context }) => context.ended,
    person: ({ context }) => context.kinds[context.me] === 'human',
    paused: ({ context }) => context.paused,
    failed: ({ context }) => context.trouble !== null,
    hasPlan: ({ context }) => context.planned.length > 0,
    hasAnswer: (_, { moves }: { moves: unknown }) => Array.isArray(moves) && moves.length > 0,
  },
  actions: {
    begin: assign(({ event, context }) => {
      const session = begun(event);
      return session?.ok ? session.value : context;
    }),
    refuseToBegin: assign(({ event }) => {
      const session = begun(event);
      return { trouble: session && !session.ok ? session.error : null };
    }),
    open: assign(({ event }) => (event.type === 'open' ? opened(event.session) : {})),
    leave: assign(({ context }) => ({ ...NOBODY, keep: context.keep })),
    play: assign(({ context, event }) => (event.type === 'choose' ? moved(context, event.move) : {})),
    playPlanned: assign(({ context }) => moved(context, context.planned[0]!)),
    undo: assign(({ context, event }) => undone(context, event.type === 'undo' ? event.steps : 1)),
    redo: assign(({ context, event }) => redone(context, event.type === 'redo' ? event.steps : 1)),
    takeBack: assign(({ context }) => takenBack(context)),
    jump: assign(({ context, event }) => (event.type === 'jump' ? jumped(context, event.point) : {})),
    change: assign(({ context, event }) => changed(context, event)),
    confirm: assign({ ended: false }),
    pause: assign({ paused: true }),
    resume: assign({ paused: false, trouble: null }),
    plan: assign((_, { moves }: { moves: readonly Move[] }) => ({ planned: moves })),
    fail: assign({ trouble: { code: 'botFailed' as const }, planned: [] }),
    think: assign({ thinking: true }),
    thought: assign({ thinking: false }),
    keep: ({ context }) => {
      if (context.session) context.keep(context.session);
    },
  },
});
