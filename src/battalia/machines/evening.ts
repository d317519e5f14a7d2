// A whole evening: what comes next, in the order of the rulebook. The rules are the engine's, the log is the timeline's;
// this machine only says what is asked now.
//
//   const actor = createActor(evening, { input: { keep } }).start();
//   actor.send({ type: 'begin', setup, seed, id });        // or { type: 'open', session }
//   actor.getSnapshot().value                              // { sitting: 'turn' }: what comes next
//   actor.send({ type: 'choose', move });                  // `context.refusal` says why not
//   actor.send({ type: 'undo' | 'redo' | 'jump' … });

import { assign, not, setup } from 'xstate';
import { renameSeat, startSession, title } from '../../table/session.ts';
import { canRedo, canUndo, gameOf, jump, playOn, redo, undo } from '../../table/timeline.ts';
import type { Evening, Move, PhaseName, Refusal, Seat } from '../engine/index.ts';
import { rules } from '../table/rules.ts';
import type { NewSession, Session, Timeline } from '../table/types.ts';

export interface EveningContext {
  session: Session | null;
  /** The position on the table. */
  game: Evening | null;
  /** Why the last wish was refused; gone with the next one. */
  refusal: Refusal | null;
  keep: (session: Session) => void;
}

export type EveningMachineEvent =
  | ({ type: 'begin' } & NewSession)
  | { type: 'open'; session: Session }
  | { type: 'leave' }
  | { type: 'choose'; move: Move }
  | { type: 'undo'; steps?: number }
  | { type: 'redo'; steps?: number }
  | { type: 'jump'; point: number }
  | { type: 'rename'; name: string }
  | { type: 'renameSeat'; seat: Seat; name: string };

export const EVENING_PHASES = [
  'factions',
  'gates',
  'valleys',
  'cities',
  'draft',
  'turn',
  'storm',
  'roll',
  'checkpoint',
  'dusk',
  'scoring',
  'over',
] as const satisfies readonly PhaseName[];

type Change = Partial<EveningContext>;
const showing = (session: Session): Change => ({ session, game: gameOf(session.timeline), refusal: null });
const at = ({ session }: EveningContext, timeline: Timeline): Change => showing({ ...session!, timeline });

function chosen(context: EveningContext, move: Move): Change {
  const played = playOn(rules, context.session!.timeline, move);
  return played.ok ? at(context, played.value) : { refusal: played.error };
}

const machine = setup({
  types: {
    context: {} as EveningContext,
    events: {} as EveningMachineEvent,
    input: {} as { session?: Session; keep?: (session: Session) => void },
  },
  guards: {
    hasGame: ({ context }) => context.game !== null,
    canBegin: ({ event }) => event.type === 'begin' && startSession(rules, event).ok,
    canUndo: ({ context }) => canUndo(context.session!.timeline),
    canRedo: ({ context }) => canRedo(context.session!.timeline),
    exists: ({ context, event }) =>
      event.type === 'jump' && context.session!.timeline.points[event.point] !== undefined,
    is: ({ context }, { phase }: { phase: PhaseName }) => context.game?.phase.is === phase,
  },
  actions: {
    begin: assign(({ event }) => {
      const session = event.type === 'begin' ? startSession(rules, event) : null;
      return session?.ok ? showing(session.value) : {};
    }),
    refuseToBegin: assign(({ event }) => {
      const session = event.type === 'begin' ? startSession(rules, event) : null;
      return { refusal: session && !session.ok ? session.error : null };
    }),
    open: assign(({ event }) => (event.type === 'open' ? showing(event.session) : {})),
    leave: assign({ session: null, game: null, refusal: null }),
    play: assign(({ context, event }) => (event.type === 'choose' ? chosen(context, event.move) : {})),
    undo: assign(({ context, event }) =>
      at(context, undo(context.session!.timeline, event.type === 'undo' ? event.steps : 1)),
    ),
    redo: assign(({ context, event }) =>
      at(context, redo(context.session!.timeline, event.type === 'redo' ? event.steps : 1)),
    ),
    jump: assign(({ context, event }) =>
      event.type === 'jump' ? at(context, jump(context.session!.timeline, event.point)) : {},
    ),
    rename: assign(({ context, event }) => {
      const session = context.session!;
      if (event.type === 'rename') return showing({ ...session, name: title(event.name) });
      if (event.type !== 'renameSeat') return {};
      return at(context, renameSeat(session.timeline, event.seat, event.name));
    }),
    keep: ({ context }) => {
      if (context.session) context.keep(context.session);
    },
  },
});

/** A phase is left as soon as the evening is somewhere else. */
const during = (phase: PhaseName) => ({
  always: { guard: not({ type: 'is' as const, params: { phase } }), target: 'reading' as const },
});

export const evening = machine.createMachine({
  id: 'evening',
  context: ({ input }) => ({
    session: null,
    game: null,
    refusal: null,
    keep: input.keep ?? (() => undefined),
    ...(input.session ? showing(input.session) : {}),
  }),
  initial: 'arriving',
  on: {
    begin: [
      { guard: 'canBegin', target: '.sitting', reenter: true, actions: ['begin', 'keep'] },
      { actions: 'refuseToBegin' },
    ],
    open: { target: '.sitting', reenter: true, actions: ['open', 'keep'] },
    leave: { target: '.lobby', actions: 'leave' },
  },
  states: {
    arriving: { always: [{ guard: 'hasGame', target: 'sitting' }, { target: 'lobby' }] },
    /** No evening lies on the table. */
    lobby: {},
    sitting: {
      initial: 'reading',
      on: {
        choose: { actions: ['play', 'keep'] },
        undo: { guard: 'canUndo', actions: ['undo', 'keep'] },
        redo: { guard: 'canRedo', actions: ['redo', 'keep'] },
        jump: { guard: 'exists', actions: ['jump', 'keep'] },
        rename: { actions: ['rename', 'keep'] },
        renameSeat: { actions: ['rename', 'keep'] },
      },
      states: {
        reading: {
          always: EVENING_PHASES.map((phase) => ({
            guard: { type: 'is' as const, params: { phase } },
            target: phase,
          })),
        },
        /** Factions are chosen clockwise. battalia.setup.start */
        factions: during('factions'),
        gates: during('gates'),
        valleys: during('valleys'),
        /** Start cities in reverse. */
        cities: during('cities'),
        draft: during('draft'),
        /** A team acts. */
        turn: during('turn'),
        /** A storm effect is drawn and carried out. battalia.storm.draw */
        storm: during('storm'),
        /** A gate is rolled for a wanderer. */
        roll: during('roll'),
        /** Decks are counted. battalia.checkpoint.when */
        checkpoint: during('checkpoint'),
        /** The Oracle is about to turn. */
        dusk: during('dusk'),
        scoring: during('scoring'),
        over: during('over'),
      },
    },
  },
});
