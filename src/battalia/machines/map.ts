// The owner's board, square by square: first what is printed, then what is laid, until no square is left.
//
//   const actor = createActor(mapMachine, { input: { plan } }).start();
//   actor.send({ type: 'gate', square: 'c5', gate: 3 });   // state: marking | laying | full

import { assign, setup } from 'xstate';
import {
  type Card,
  dealCards,
  type Faction,
  type GameMap,
  type Gate,
  isFull,
  layCard,
  type Mark,
  markSquare,
  ok,
  putGate,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  type Square,
  setCity,
  setTerrain,
  type Terrain,
  takeCard,
  turnMap,
} from '../engine/index.ts';
import {
  gatesToLay,
  type MapPlan,
  withFaction,
  withoutValleys,
  withPlayers,
  withValleys,
} from '../simulators/map.ts';

interface Mapping {
  plan: MapPlan;
  refusal: Refusal | null;
}

export type MapStep =
  | { type: 'players'; players: number; largeBoard: boolean }
  | { type: 'faction'; seat: Seat; faction: Faction | null }
  /** Another side lies towards the Oracle. */
  | { type: 'turn' }
  /** Null takes the mark away. */
  | { type: 'mark'; square: Square; mark: Mark | null }
  /** What lies there gives way. */
  | { type: 'lay'; square: Square; card: Card }
  | { type: 'gate'; square: Square; gate: Gate }
  | { type: 'take'; square: Square }
  | { type: 'city'; square: Square; owner: Seat | null; level: number }
  | { type: 'terrain'; square: Square; terrain: Terrain | null }
  /** Gates and cities at random on the marked squares. */
  | { type: 'deal'; seed: number; heroMode?: boolean }
  | { type: 'valleys'; lie: boolean }
  /** Everything that was laid goes, the print stays. */
  | { type: 'clear' };

const withMap = (plan: MapPlan, map: Result<GameMap>): Result<MapPlan> =>
  map.ok ? ok({ ...plan, map: map.value }) : map;

function lay({ map }: MapPlan, square: Square, card: Card): Result<GameMap> {
  const free = map.cards[square] ? takeCard(map, square) : ok(map);
  return free.ok ? layCard(free.value, square, card) : free;
}

/** battalia.setup.gates battalia.setup.gatesOfPlayers */
function deal(plan: MapPlan, seed: number, heroMode?: boolean): Result<GameMap> {
  const gates = gatesToLay(plan);
  return gates.length < plan.players
    ? refuse('factionsMissing', 'battalia.setup.gatesOfPlayers')
    : dealCards(plan.map, gates, seed, heroMode);
}

function next(plan: MapPlan, step: MapStep): Result<MapPlan> {
  const { map } = plan;
  switch (step.type) {
    case 'players':
      return ok(withPlayers(plan, step.players, step.largeBoard));
    case 'faction':
      return ok(withFaction(plan, step.seat, step.faction));
    case 'turn':
      return ok({ ...plan, map: turnMap(map) });
    case 'mark':
      return withMap(plan, markSquare(map, step.square, step.mark));
    case 'lay':
      return withMap(plan, lay(plan, step.square, step.card));
    case 'gate':
      return withMap(plan, putGate(map, step.square, step.gate));
    case 'take':
      return withMap(plan, takeCard(map, step.square));
    case 'city':
      return withMap(plan, setCity(map, step.square, { owner: step.owner, level: step.level }));
    case 'terrain':
      return withMap(plan, setTerrain(map, step.square, step.terrain));
    case 'deal':
      return withMap(plan, deal(plan, step.seed, step.heroMode));
    case 'valleys':
      return step.lie ? withValleys(plan) : ok(withoutValleys(plan));
    case 'clear':
      return ok({ ...plan, map: { ...map, cards: {} } });
  }
}

export const mapMachine = setup({
  types: { context: {} as Mapping, events: {} as MapStep, input: {} as { plan: MapPlan } },
  guards: {
    // battalia.end.full
    full: ({ context: { plan } }) => isFull(plan.map),
    laid: ({ context: { plan } }) => Object.keys(plan.map.cards).length > 0,
  },
  actions: {
    take: assign(({ context: { plan }, event }) => {
      const done = next(plan, event);
      return done.ok ? { plan: done.value, refusal: null } : { plan, refusal: done.error };
    }),
  },
}).createMachine({
  id: 'battaliaMap',
  context: ({ input }) => ({ plan: input.plan, refusal: null }),
  initial: 'looking',
  on: { '*': { target: '.looking', actions: 'take' } },
  states: {
    looking: {
      always: [{ guard: 'full', target: 'full' }, { guard: 'laid', target: 'laying' }, { target: 'marking' }],
    },
    /** Nothing lies on the board yet. */
    marking: {},
    laying: {},
    /** No square is left: by agreement the game is over. */
    full: {},
  },
});
