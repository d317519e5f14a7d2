// A whole game at the table: who decides what, in the order of the rulebook. The rules are the engine's; the moves
// are kept by the timeline of `src/session`; this machine only says what comes when, and who is asked.
//
// For a page:
//
//   const actor = createActor(gameMachine.provide({ actors: { bot: botInWorker } }), {
//     input: { session, keep: (session) => store.save(session) },      // or no session: the machine waits in `setup`
//   }).start();
//   actor.send({ type: 'begin', setup, seed, id });                    // a new game; `context.trouble` says why not
//   const { context, value } = actor.getSnapshot();
//   context.game, context.me, context.kinds, context.timeline          // what to draw: ask the engine about `game`
//   actor.send({ type: 'choose', move });                              // one of legalMoves(context.game), or `arrange …`
//   actor.send({ type: 'undo' | 'redo' | 'takeBack' | 'confirm' | 'pause' | 'resume' });
//   actor.send({ type: 'jump', point });                               // a point of `context.timeline`
//   actor.send({ type: 'reseat', seat, bot: null });                   // a person takes over from a bot
//   actor.send({ type: 'beginCampaign', side, seed, id });             // solo campaign; at its score sheet show
//   actor.send({ type: 'nextGame', purchases, seed, id });             // `reckoned(context.session)`, then go on
//
// `value.playing.table` is the stage (see `stage.ts`), `value.playing.chair` is `asking` (a person decides),
// `confirming` (send `confirm`), `thinking` and `acting` (a bot), `waiting` (bots paused: send `resume`) or `stuck`
// (a bot failed: `resume` tries again, `choose` decides for it). `scoring` is a stage too: undo works there as well.
// Going back past something that was revealed: ask `knownBy(timeline, point)` first and warn.

import { assign, fromPromise, not, sendTo, setup } from 'xstate';
import type { Move } from '../engine/index.ts';
import { DEFAULT_SETTINGS } from '../session/session.ts';
import { canRedo, canUndo } from '../session/timeline.ts';
import type { ChildInput } from './child.ts';
import { expedition } from './expedition.ts';
import { begun, changed, jumped, moved, opened, redone, takenBack, taskOf, undone } from './game-steps.ts';
import type { BotTask, GameContext, GameInput, GameMachineEvent } from './game-types.ts';
import { orcEvent } from './orc-event/index.ts';
import { STAGES, type Stage, stageOf } from './stage.ts';

const NOBODY: Omit<GameContext, 'keep'> = {
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

/** Stages that a machine of their own steps through: it plays what is chosen and reports it. */
const WITH_CHILD: ReadonlySet<Stage> = new Set<Stage>(['expedition', 'orcEvent']);

const noBot = fromPromise<readonly Move[], BotTask>(() => Promise.reject(new Error('no bot was provided')));

const machine = setup({
  types: { context: {} as GameContext, events: {} as GameMachineEvent, input: {} as GameInput },
  actors: { bot: noBot, expedition, orcEvent },
  delays: { pace: ({ context }) => context.settings.pace },
  guards: {
    hasGame: ({ context }) => context.game !== null,
    canBegin: ({ context, event }) => begun(context, event)?.ok === true,
    canUndo: ({ context }) => canUndo(context.timeline!),
    canRedo: ({ context }) => canRedo(context.timeline!),
    exists: ({ context, event }) =>
      event.type === 'jump' && context.timeline!.points[event.point] !== undefined,
    in: ({ context }, { stage }: { stage: Stage }) =>
      context.game !== null && stageOf(context.game) === stage,
    hasChild: ({ context }) => WITH_CHILD.has(stageOf(context.game!)),
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
      const session = begun(context, event);
      return session?.ok ? session.value : context;
    }),
    refuseToBegin: assign(({ event, context }) => {
      const session = begun(context, event);
      return { trouble: session && !session.ok ? session.error : null };
    }),
    open: assign(({ event }) => (event.type === 'open' ? opened(event.session) : {})),
    leave: assign(({ context }) => ({ ...NOBODY, keep: context.keep })),
    play: assign(({ context, event }) =>
      event.type === 'choose' || event.type === 'moved' ? moved(context, event.move) : {},
    ),
    playPlanned: assign(({ context }) => moved(context, context.planned[0]!)),
    tellChild: sendTo(
      ({ context }) => stageOf(context.game!),
      ({ context, event }) => ({
        type: 'choose' as const,
        move: event.type === 'choose' ? event.move : context.planned[0]!,
      }),
    ),
    refuse: assign(({ event }) => (event.type === 'refused' ? { trouble: event.refusal, planned: [] } : {})),
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

/** A stage is left as soon as the game is somewhere else. */
const leaving = (stage: Stage) => ({
  always: { guard: not({ type: 'in' as const, params: { stage } }), target: 'reading' as const },
});

/** What a person may do at a decision, also at one of a bot that waits. */
const choosing = [
  { guard: 'hasChild', actions: 'tellChild' },
  { actions: ['play', 'keep'], target: 'deciding' },
] as const;

const beginning = [
  { guard: 'canBegin', target: '.playing', reenter: true, actions: ['begin', 'keep'] },
  { actions: 'refuseToBegin' },
] as const;

const elsewhere = ['.table.reading', '.chair.deciding'];

export const gameMachine = machine.createMachine({
  id: 'game',
  context: ({ input }) => ({
    ...NOBODY,
    keep: input.keep ?? (() => undefined),
    ...(input.session ? opened(input.session) : {}),
  }),
  initial: 'arriving',
  on: {
    begin: beginning,
    beginCampaign: beginning,
    nextGame: beginning,
    open: { target: '.playing', reenter: true, actions: ['open', 'keep'] },
    leave: { target: '.setup', actions: 'leave' },
  },
  states: {
    arriving: { always: [{ guard: 'hasGame', target: 'playing' }, { target: 'setup' }] },
    setup: {},
    playing: {
      type: 'parallel',
      on: {
        undo: { guard: 'canUndo', target: elsewhere, actions: ['undo', 'keep'] },
        redo: { guard: 'canRedo', target: elsewhere, actions: ['redo', 'keep'] },
        takeBack: { guard: 'canUndo', target: elsewhere, actions: ['takeBack', 'keep'] },
        jump: { guard: 'exists', target: elsewhere, actions: ['jump', 'keep'] },
        rename: { actions: ['change', 'keep'] },
        renameSeat: { actions: ['change', 'keep'] },
        set: { actions: ['change', 'keep'] },
      },
      states: {
        table: {
          initial: 'reading',
          states: {
            reading: {
              always: STAGES.map((stage) => ({
                guard: { type: 'in' as const, params: { stage } },
                target: stage,
              })),
            },
            preparation: leaving('preparation'),
            roundStart: leaving('roundStart'),
            work: leaving('work'),
            expedition: {
              ...leaving('expedition'),
              invoke: {
                id: 'expedition',
                src: 'expedition',
                input: ({ context, self }): ChildInput => ({
                  game: context.game!,
                  kinds: context.kinds,
                  parent: self,
                }),
              },
            },
            orcEvent: {
              ...leaving('orcEvent'),
              invoke: {
                id: 'orcEvent',
                src: 'orcEvent',
                input: ({ context, self }) => ({
                  game: context.game!,
                  kinds: context.kinds,
                  parent: self,
                  instant: true,
                }),
              },
            },
            harvestStart: leaving('harvestStart'),
            fieldOrBreeding: leaving('fieldOrBreeding'),
            feeding: leaving('feeding'),
            breeding: leaving('breeding'),
            lastExchanges: leaving('lastExchanges'),
            scoring: {},
          },
        },
        chair: {
          initial: 'deciding',
          // Here and not above: a machine that steps through a part of the game goes on undisturbed.
          on: {
            moved: { target: '.deciding', actions: ['play', 'keep'] },
            refused: { target: '.deciding', actions: 'refuse' },
            reseat: { target: '.deciding', actions: ['change', 'keep'] },
            pause: { target: '.deciding', actions: 'pause' },
            resume: { target: '.deciding', actions: 'resume' },
          },
          states: {
            deciding: {
              always: [
                { guard: 'over', target: 'resting' },
                { guard: 'ended', target: 'confirming' },
                { guard: 'person', target: 'asking' },
                { guard: 'failed', target: 'stuck' },
                { guard: 'paused', target: 'waiting' },
                { guard: 'hasPlan', target: 'acting' },
                { target: 'thinking' },
              ],
            },
            asking: { on: { choose: choosing } },
            confirming: { on: { confirm: { target: 'deciding', actions: 'confirm' } } },
            thinking: {
              entry: 'think',
              exit: 'thought',
              invoke: {
                src: 'bot',
                input: ({ context }) => taskOf(context),
                onDone: [
                  {
                    guard: { type: 'hasAnswer', params: ({ event }) => ({ moves: event.output }) },
                    target: 'acting',
                    actions: { type: 'plan', params: ({ event }) => ({ moves: event.output }) },
                  },
                  { target: 'stuck', actions: 'fail' },
                ],
                onError: { target: 'stuck', actions: 'fail' },
              },
            },
            acting: {
              after: {
                pace: [
                  { guard: 'hasChild', actions: 'tellChild' },
                  { actions: ['playPlanned', 'keep'], target: 'deciding' },
                ],
              },
            },
            waiting: { on: { choose: choosing } },
            stuck: { on: { choose: choosing } },
            resting: {},
          },
        },
      },
    },
  },
});
