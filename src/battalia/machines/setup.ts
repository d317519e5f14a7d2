import { assign, setup } from 'xstate';
import { type Faction, type ItemName, type Refusal, type Seat, startPlayer } from '../engine/index.ts';
import { itemsOf, type SetupPlan, withAgreed, withPlaces, withTick } from '../simulators/setup.ts';

interface SettingUp {
  plan: SetupPlan;
  refusal: Refusal | null;
}

type SetupStep =
  | { type: 'agree'; part: Partial<Pick<SetupPlan, 'agreed' | 'base' | 'largeBoard'>> }
  | { type: 'players'; players: number }
  | { type: 'name'; place: Seat; name: string }
  | { type: 'faction'; place: Seat; faction: Faction | null }
  /** The start player by lot. */
  | { type: 'lot'; seed: number }
  | { type: 'tick'; item: ItemName; done: boolean }
  | { type: 'untick' };

/** Whoever had a faction that another takes has none any more. */
const withChosen = (plan: SetupPlan, place: Seat, faction: Faction | null): SetupPlan => ({
  ...plan,
  factions: plan.factions.map((each, i) => (i === place ? faction : each === faction ? null : each)),
});

function next(plan: SetupPlan, step: SetupStep): SetupPlan {
  switch (step.type) {
    case 'agree':
      return withAgreed(plan, step.part);
    case 'players':
      return withPlaces(plan, step.players);
    case 'name':
      return { ...plan, names: plan.names.map((name, i) => (i === step.place ? step.name : name)) };
    case 'faction':
      return withChosen(plan, step.place, step.faction);
    case 'lot':
      return { ...plan, start: startPlayer(step.seed, plan.agreed.players) };
    case 'tick':
      return withTick(plan, step.item, step.done);
    case 'untick':
      return { ...plan, ticks: [] };
  }
}

/** Getting the table ready: lines are ticked until everything is laid out. */
export const setupMachine = setup({
  types: { context: {} as SettingUp, events: {} as SetupStep, input: {} as { plan: SetupPlan } },
  guards: {
    allDone: ({ context: { plan } }) => plan.ticks.length === itemsOf(plan).length,
  },
  actions: {
    take: assign(({ context, event }) => ({ plan: next(context.plan, event), refusal: null })),
  },
}).createMachine({
  id: 'battaliaSetup',
  context: ({ input }) => ({ plan: input.plan, refusal: null }),
  initial: 'next',
  on: { '*': { target: '.next', actions: 'take' } },
  states: {
    next: { always: [{ guard: 'allDone', target: 'ready' }, { target: 'layingOut' }] },
    layingOut: {},
    /** Everything is laid out: the first day can begin. */
    ready: {},
  },
});
