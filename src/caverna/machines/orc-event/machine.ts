// An orc event, step by step. The rules are the engine's; here is the order in which people see and decide things.
//
// Three ways to use it:
//   alone      input { game } – a hand-written position; its next event is begun. Ends never: look, undo, branch.
//   at a table input { game, entering: true } – stops before every card, until `draw` enters it (or draws by lot).
//   in a game  input { game, moments } – a game that stands in an event, to be watched beside it; the game machine plays.
// When the event is over `finish` ends the machine, with the game as output.

import { assign, raise, setup } from 'xstate';
import { type Game, type Moment, type Move, pending, type Refusal } from '../../engine/index.ts';
import {
  decide,
  drawsOf,
  type EventLine,
  joinEvent,
  movesOf,
  openEvent,
  takeBack,
  withCard,
} from './line.ts';
import { ORC_STAGES, type OrcStage, stageOfEvents, stageOfFrame } from './stages.ts';

export interface OrcEventInput {
  game: Game;
  /** A game that is in the event already: what led here, from the announcement of the event on. */
  moments?: readonly Moment[];
  /** Of those, the one to begin with; the first if not said. */
  from?: number;
  /** Cards are drawn at the table and entered here. */
  entering?: boolean;
  /** What has been decided already, and how many cards have been entered: the event is opened there. */
  moves?: readonly Move[];
  dealt?: number;
}

export interface OrcEventContext {
  line: EventLine;
  /** The moment on view; -1 before the first one. */
  at: number;
  entering: boolean;
  /** While cards are entered: how many have been. */
  dealt: number;
  /** Why the last wish was refused. */
  trouble: Refusal | null;
}

export type OrcEventEvent =
  | { type: 'forward' }
  | { type: 'back' }
  | { type: 'jump'; to: number }
  | { type: 'restart' }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'choose'; move: Move }
  /** The card drawn at the table; by lot without one. `draw`: which draw, the next one if not said. */
  | { type: 'draw'; card?: string; draw?: number }
  /** Back to the last decision, or to the one after the first `keep`. */
  | { type: 'undo'; keep?: number }
  | { type: 'finish' };

interface OrcEventOutput {
  game: Game;
  moves: Move[];
  /** What happened after the event in the last move. */
  after: readonly Moment[];
}

/** The moment before which a card has to be entered, or the number of moments. */
function barrier({ entering, dealt, line }: OrcEventContext): number {
  const next = entering ? drawsOf(line.moments)[dealt] : undefined;
  return next ? next.at : line.moments.length;
}

const mayStep = (context: OrcEventContext): boolean => context.at < barrier(context) - 1;
/** Everything that has happened has been seen. */
const allSeen = (context: OrcEventContext): boolean => context.at >= context.line.moments.length - 1;

/** The last moment that can be seen now. */
export const lastSeen = (context: OrcEventContext): number => barrier(context) - 1;

/** Which card is to be entered now, if any. */
export const awaitedDraw = (context: OrcEventContext): { draw: number; moment: Moment } | null => {
  const { entering, dealt, line } = context;
  const next = entering ? drawsOf(line.moments)[dealt] : undefined;
  return next && context.at === next.at - 1 ? { draw: dealt, moment: line.moments[next.at]! } : null;
};

/** The decision that is open on view; null while there is more to see, and when the event is over. */
export const askedNow = (context: OrcEventContext) =>
  allSeen(context) && !context.line.over ? pending(context.line.game) : null;

/** The game on view. */
export const shownGame = ({ line, at }: OrcEventContext): Game =>
  line.moments[at]?.game ?? line.turns[0]?.game ?? line.game;

function stageOf(context: OrcEventContext): OrcStage {
  const { line, at } = context;
  const awaited = awaitedDraw(context);
  if (awaited) return awaited.moment.event.type === 'arrived' ? 'arrive' : 'draw';
  if (allSeen(context)) {
    if (line.over) return 'harvest';
    return stageOfFrame(pending(line.game)!.kind);
  }
  const turn = line.turns.findLast(({ from }) => from <= at);
  const began = turn?.move ? stageOfFrame(pending(turn.game)!.kind) : 'begin';
  return stageOfEvents(
    line.moments.slice(turn?.from ?? 0, at + 1).map(({ event }) => event),
    began,
  );
}

/** A new line on view: the first moment that is new. */
function show(context: OrcEventContext, line: EventLine, from: number): Partial<OrcEventContext> {
  const next: OrcEventContext = { ...context, line, trouble: null };
  const last = barrier(next) - 1;
  return { line, trouble: null, at: Math.min(Math.max(from, 0), last) };
}

function start(input: OrcEventInput): OrcEventContext {
  const context: OrcEventContext = {
    line: joinEvent(input.game, input.moments),
    at: 0,
    entering: input.entering ?? false,
    dealt: input.dealt ?? 0,
    trouble: null,
  };
  if (input.game.phase === 'orcs' || input.moments)
    return { ...context, ...show(context, context.line, input.from ?? 0) };
  const opened = openEvent(input.game);
  if (!opened.ok) return { ...context, trouble: opened.error };
  const { moves = [] } = input;
  const { line, trouble } = goOn(opened.value, moves);
  const from = moves.length > 0 || context.dealt > 0 ? line.moments.length : 0;
  return { ...context, ...show(context, line, from), trouble };
}

/** As far as these moves lead. */
function goOn(
  opened: EventLine,
  moves: readonly Move[],
): { line: EventLine; trouble: OrcEventContext['trouble'] } {
  let line = opened;
  for (const move of moves) {
    const done = decide(line, move);
    if (!done.ok) return { line, trouble: done.error };
    line = done.value;
  }
  return { line, trouble: null };
}

const pace = 1800;

export const orcEvent = setup({
  types: {
    context: {} as OrcEventContext,
    events: {} as OrcEventEvent,
    input: {} as OrcEventInput,
    output: {} as OrcEventOutput,
  },
  delays: { pace },
  guards: {
    stage: ({ context }, params: { name: OrcStage }) => stageOf(context) === params.name,
    mayStep: ({ context }) => mayStep(context),
    mayNotStep: ({ context }) => !mayStep(context),
    notFirst: ({ context }) => context.at > 0,
    mayJump: ({ context, event }) =>
      event.type === 'jump' && Number.isInteger(event.to) && event.to >= 0 && event.to < barrier(context),
    mayChoose: ({ context }) => !context.line.over && barrier(context) === context.line.moments.length,
    mayDraw: ({ context, event }) =>
      event.type === 'draw' && drawsOf(context.line.moments)[event.draw ?? context.dealt] !== undefined,
    mayUndo: ({ context, event }) => {
      const made = movesOf(context.line).length;
      const keep = event.type === 'undo' ? (event.keep ?? made - 1) : -1;
      return Number.isInteger(keep) && keep >= 0 && keep < made;
    },
    isOver: ({ context }) => context.line.over && allSeen(context),
  },
  actions: {
    forward: assign({ at: ({ context }) => context.at + 1 }),
    back: assign({ at: ({ context }) => context.at - 1 }),
    jump: assign({ at: ({ context, event }) => (event.type === 'jump' ? event.to : context.at) }),
    restart: assign({ at: ({ context }) => Math.min(0, context.line.moments.length - 1) }),
    choose: assign(({ context, event }) => {
      if (event.type !== 'choose') return {};
      const done = decide(context.line, event.move);
      return done.ok ? show(context, done.value, context.line.moments.length) : { trouble: done.error };
    }),
    draw: assign(({ context, event }) => {
      if (event.type !== 'draw') return {};
      const draw = event.draw ?? context.dealt;
      const again = event.card ? withCard(context.line, draw, event.card) : null;
      if (again && !again.ok) return { trouble: again.error };
      const line = again?.ok ? again.value : context.line;
      const dealt = context.entering ? Math.max(draw + 1, again ? 0 : context.dealt) : 0;
      return { dealt, ...show({ ...context, dealt }, line, drawsOf(line.moments)[draw]!.at) };
    }),
    undo: assign(({ context, event }) => {
      if (event.type !== 'undo') return {};
      const keep = event.keep ?? movesOf(context.line).length - 1;
      const line = takeBack(context.line, keep);
      const dealt = Math.min(context.dealt, drawsOf(line.moments).length);
      return { dealt, ...show({ ...context, dealt }, line, line.moments.length - 1) };
    }),
  },
}).createMachine({
  id: 'orcEvent',
  context: ({ input }) => start(input),
  type: 'parallel',
  output: ({ context }): OrcEventOutput => ({
    game: context.line.game,
    moves: movesOf(context.line),
    after: context.line.after,
  }),
  states: {
    stage: {
      initial: 'routing',
      on: {
        forward: { guard: 'mayStep', target: '.routing', actions: 'forward' },
        back: { guard: 'notFirst', target: '.routing', actions: 'back' },
        jump: { guard: 'mayJump', target: '.routing', actions: 'jump' },
        restart: { target: '.routing', actions: 'restart' },
        choose: {
          guard: 'mayChoose',
          target: '.routing',
          actions: 'choose',
        },
        draw: { guard: 'mayDraw', target: '.routing', actions: 'draw' },
        undo: { guard: 'mayUndo', target: '.routing', actions: 'undo' },
      },
      states: {
        routing: {
          always: ORC_STAGES.map((name) => ({
            guard: { type: 'stage' as const, params: { name } },
            target: name,
          })),
        },
        begin: {},
        draw: {},
        bribeOrPush: {},
        move: {},
        trap: {},
        reward: {},
        befriend: {},
        breach: {},
        hostage: {},
        arrive: {},
        harvest: { on: { finish: 'done' } },
        done: { type: 'final' },
      },
    },
    pace: {
      initial: 'resting',
      states: {
        resting: {
          on: { play: { guard: 'mayStep', target: 'playing' }, finish: { guard: 'isOver', target: 'over' } },
        },
        playing: {
          always: { guard: 'mayNotStep', target: 'resting' },
          on: { pause: 'resting' },
          after: { pace: { target: 'playing', reenter: true, actions: raise({ type: 'forward' }) } },
        },
        over: { type: 'final' },
      },
    },
  },
});
