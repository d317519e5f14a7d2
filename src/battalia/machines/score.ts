import { assign, setup } from 'xstate';
import { checkRealms, type GameMap, type Realm, type Refusal, type Seat } from '../engine/index.ts';
import { endsIn, type ScorePlan, withMap, withRealms } from '../simulators/score.ts';

interface Scoring {
  plan: ScorePlan;
  refusal: Refusal | null;
}

type ScoreStep =
  | { type: 'agree'; part: Partial<Pick<ScorePlan, 'agreed' | 'largeBoard' | 'empty'>> }
  | { type: 'players'; players: number }
  | { type: 'name'; seat: Seat; name: string }
  | { type: 'take'; map: GameMap }
  | { type: 'realm'; seat: Seat; realm: Partial<Realm> };

function next(plan: ScorePlan, step: ScoreStep): ScorePlan {
  switch (step.type) {
    case 'agree':
      return { ...plan, ...step.part };
    case 'players':
      return withRealms(plan, step.players);
    case 'name':
      return { ...plan, names: plan.names.map((name, i) => (i === step.seat ? step.name : name)) };
    case 'take':
      return withMap(plan, step.map) ?? plan;
    case 'realm':
      return {
        ...plan,
        realms: plan.realms.map((realm, i) => (i === step.seat ? { ...realm, ...step.realm } : realm)),
      };
  }
}

/** Counting realms: the game goes on until one of its ends has come. */
export const scoreMachine = setup({
  types: { context: {} as Scoring, events: {} as ScoreStep, input: {} as { plan: ScorePlan } },
  guards: { hasEnded: ({ context: { plan } }) => endsIn(plan).length > 0 },
  actions: {
    take: assign(({ context: { plan }, event }) => {
      const taken = next(plan, event);
      const realms = checkRealms(taken.agreed, taken.realms);
      return realms.ok ? { plan: taken, refusal: null } : { plan, refusal: realms.error };
    }),
  },
}).createMachine({
  id: 'battaliaScore',
  context: ({ input }) => ({ plan: input.plan, refusal: null }),
  initial: 'next',
  on: { '*': { target: '.next', actions: 'take' } },
  states: {
    next: { always: [{ guard: 'hasEnded', target: 'ended' }, { target: 'playing' }] },
    playing: {},
    ended: {},
  },
});
