// A whole game at the table: who decides what, in the order of the rulebook. The rules are the engine's; the moves
// are kept by the timeline of `src/table`; this machine only says what comes when, and who is asked.
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
//   actor.send({ type: 'open', session });                             // also the next game of a campaign
//
// `value.playing.table` is the stage (see `stage.ts`), `value.playing.chair` is `asking` (a person decides),
// `confirming` (send `confirm`), `thinking` and `acting` (a bot), `waiting` (bots paused: send `resume`) or `stuck`
// (a bot failed: `resume` tries again, `choose` decides for it). `scoring` is a stage too: undo works there as well.
// Going back past something that was revealed: ask `knownBy(timeline, point)` first and warn.

import { not } from 'xstate';
import { machine, NOBODY } from './game-parts.ts';
import { opened, taskOf } from './game-steps.ts';
import { STAGES, type Stage } from './stage.ts';

/** A stage is left as soon as the game is somewhere else. */
const leaving = (stage: Stage) => ({
  always: { guard: not({ type: 'in' as const, params: { stage } }), target: 'reading' as const },
});

/** What a person may do at a decision, also at one of a bot that waits. */
const choosing = { actions: ['play', 'keep'], target: 'deciding' } as const;

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
            expedition: leaving('expedition'),
            // Its moments are stepped through by `orcEvent`, which whoever watches runs beside the game.
            orcEvent: leaving('orcEvent'),
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
          on: {
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
            acting: { after: { pace: { actions: ['playPlanned', 'keep'], target: 'deciding' } } },
            waiting: { on: { choose: choosing } },
            stuck: { on: { choose: choosing } },
            resting: {},
          },
        },
      },
    },
  },
});
