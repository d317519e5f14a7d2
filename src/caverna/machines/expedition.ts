// An expedition step by step (base.expedition.*): choose loot, carry it out, choose again, perhaps fight, and the
// weapon grows. What may be chosen is asked of the engine (`legalMoves(context.game)`); this is only the order.
//
//   const actor = createActor(expedition, { input: { game } }).start();   // a game with a loot decision pending
//   actor.send({ type: 'choose', move });      // state: loot | item | done
//   actor.getSnapshot().output                 // { game, moves, events } when it is over

import { assign, setup } from 'xstate';
import { type Game, type GameEvent, type Move, play, type Refusal } from '../engine/index.ts';

interface Expedition {
  game: Game;
  /** Frames below the expedition on the stack: as soon as nothing lies above them, it is over. */
  base: number;
  moves: readonly Move[];
  events: readonly GameEvent[];
  /** What the last move made happen. */
  latest: readonly GameEvent[];
  trouble: Refusal | null;
}

type ExpeditionEvent = { type: 'choose'; move: Move };

const isLoot = (frame: Game['stack'][number]): boolean => frame.kind === 'loot';

/** Where the expedition lies on the stack; -1 when there is none. */
export const expeditionAt = (game: Game): number => game.stack.findLastIndex(isLoot);

/** On a table of its own the reward of a fight belongs to the expedition: nobody else would ask for it. */
const underWay = ({ game: { stack }, base }: Expedition): boolean => {
  const frame = stack[base];
  return frame !== undefined && (isLoot(frame) || stack[base - 1]?.kind === 'table');
};

const atLoot = ({ game: { stack }, base }: Expedition): boolean =>
  stack.length === base + 1 && isLoot(stack[base]!);

export const expedition = setup({
  types: {
    context: {} as Expedition,
    events: {} as ExpeditionEvent,
    input: {} as { game: Game },
    output: {} as { game: Game; moves: readonly Move[]; events: readonly GameEvent[] },
  },
  guards: {
    choosing: ({ context }) => atLoot(context),
    carryingOut: ({ context }) => underWay(context) && !atLoot(context),
    home: ({ context }) => !underWay(context),
  },
  actions: {
    play: assign(({ context, event: { move } }) => {
      const played = play(context.game, move);
      if (!played.ok) return { trouble: played.error, latest: [] };
      const { game, events } = played.value;
      return {
        game,
        trouble: null,
        moves: [...context.moves, move],
        events: [...context.events, ...events],
        latest: events,
      };
    }),
  },
}).createMachine({
  id: 'expedition',
  context: ({ input }) => ({
    game: input.game,
    base: expeditionAt(input.game),
    moves: [],
    events: [],
    latest: [],
    trouble: null,
  }),
  initial: 'setOut',
  states: {
    setOut: {
      always: [
        { guard: 'choosing', target: 'loot' },
        { guard: 'carryingOut', target: 'item' },
        { target: 'done' },
      ],
    },
    /** What to bring home next: an item, a fight, training first, or enough. */
    loot: {
      always: [
        { guard: 'home', target: 'growth' },
        { guard: 'carryingOut', target: 'item' },
      ],
      on: { choose: { actions: 'play' } },
    },
    /** The decisions of the item that was taken: where to build, what to sow, which animal to let go. */
    item: {
      always: [
        { guard: 'home', target: 'growth' },
        { guard: 'choosing', target: 'loot' },
      ],
      on: { choose: { actions: 'play' } },
    },
    /** base.expedition.grow: the engine has done it; its events are in `latest`. */
    growth: { always: 'done' },
    done: { type: 'final' },
  },
  output: ({ context: { game, moves, events } }) => ({ game, moves, events }),
});
