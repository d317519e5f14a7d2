// A turn with Metamorpha: she comes in by the die, goes where something is built, and lends her ability for a card.
//
//   const actor = createActor(metamorphaMachine, { input: { plan } }).start();
//   actor.send({ type: 'use', hero: 0 });   // state: away | waiting | offering | carryingOut

import { assign, setup } from 'xstate';
import {
  attracts,
  type BoardChange,
  drawInJungle,
  entersAt,
  type Gate,
  gateTerrain,
  type Hero,
  type Terrain,
  usersNow,
  wake,
} from '../engine/index.ts';
import type { MetamorphaPlan } from '../simulators/metamorpha.ts';
import { begun, entered, ruled, type Stepped } from './stepping.ts';

type Entry = Partial<Pick<MetamorphaPlan, 'terrain' | 'hand' | 'amidLine' | 'gates' | 'options'>>;

type MetamorphaEvent =
  | { type: 'enter'; fields: Entry }
  /** A hero stands on this kind of terrain now. */
  | { type: 'stand'; hero: Hero; terrain: Terrain | null }
  | { type: 'roll'; roll: Gate }
  /** Something has changed on the board, and the terrain of the new card. */
  | { type: 'change'; change: BoardChange['change']; terrain: Terrain | null }
  | { type: 'use'; hero: Hero }
  /** The ability is carried out: cards drawn in the jungle, the terrain where the hero stands in the end. */
  | { type: 'done'; drawn?: number; terrain?: Terrain | null }
  | { type: 'turn' }
  /** She has left the board, or never was on it. */
  | { type: 'leave' };

type Context = Stepped<MetamorphaPlan>;

const standing = (plan: MetamorphaPlan, hero: Hero, terrain: Terrain | null): MetamorphaPlan => ({
  ...plan,
  heroes: hero === 0 ? [terrain, plan.heroes[1]] : [plan.heroes[0], terrain],
});

function comeIn({ plan }: Context, roll: Gate): Context {
  const gate = entersAt(plan.gates, roll);
  if (!gate.ok) return { plan, refusal: gate.error, events: [] };
  return {
    plan: { ...plan, present: true, terrain: gateTerrain(roll) },
    refusal: null,
    events: [{ event: 'metamorphaEntered', gate: roll, rule: 'battalia.npc.enter' }],
  };
}

function attract({ plan }: Context, change: BoardChange['change'], terrain: Terrain | null): Context {
  const rule =
    change === 'replaced' || change === 'swapped'
      ? 'battalia.metamorpha.replaced'
      : 'battalia.metamorpha.new';
  return attracts(change, plan.options)
    ? {
        plan: { ...plan, terrain },
        refusal: null,
        events: [{ event: 'metamorphaAttracted', to: terrain ?? 'valley', rule }],
      }
    : { plan, refusal: null, events: [{ event: 'metamorphaStayed', rule }] };
}

function finish({ plan }: Context, drawn: number, terrain: Terrain | null | undefined): Context {
  const { pending } = plan;
  if (pending?.terrain === 'jungle') {
    const after = drawInJungle(plan, drawn);
    if (!after.ok) return { plan, refusal: after.error, events: [] };
    return entered({ ...plan, hand: after.value.hand, pending: null });
  }
  const moved = pending?.terrain === 'forest' && terrain !== undefined;
  return entered({ ...(moved ? standing(plan, pending.hero, terrain) : plan), pending: null });
}

export const metamorphaMachine = setup({
  types: {
    context: {} as Context,
    events: {} as MetamorphaEvent,
    input: {} as { plan: MetamorphaPlan },
  },
  guards: {
    away: ({ context: { plan } }) => !plan.present,
    underWay: ({ context: { plan } }) => plan.pending !== null,
    offered: ({ context: { plan } }) => usersNow(plan).length > 0,
  },
  actions: {
    enter: assign(({ context: { plan }, event }) =>
      event.type === 'enter' ? entered({ ...plan, ...event.fields }) : {},
    ),
    stand: assign(({ context: { plan }, event }) =>
      event.type === 'stand' ? entered(standing(plan, event.hero, event.terrain)) : {},
    ),
    comeIn: assign(({ context, event }) => (event.type === 'roll' ? comeIn(context, event.roll) : {})),
    attract: assign(({ context, event }) =>
      event.type === 'change' ? attract(context, event.change, event.terrain) : {},
    ),
    use: assign(({ context: { plan }, event }) =>
      event.type === 'use'
        ? ruled(plan, wake(plan, event.hero), (woken) => ({
            ...plan,
            ...woken,
            pending: woken.uses.at(-1)!,
          }))
        : {},
    ),
    finish: assign(({ context, event }) =>
      event.type === 'done' ? finish(context, event.drawn ?? 0, event.terrain) : {},
    ),
    turn: assign(({ context: { plan } }) => entered({ ...plan, uses: [], pending: null, amidLine: false })),
    leave: assign(({ context: { plan } }) =>
      entered({ ...plan, present: false, terrain: null, uses: [], pending: null }),
    ),
  },
}).createMachine({
  id: 'metamorpha',
  context: ({ input: { plan } }) => begun(plan),
  initial: 'looking',
  on: {
    enter: { target: '.looking', actions: 'enter' },
    stand: { target: '.looking', actions: 'stand' },
    turn: { target: '.looking', actions: 'turn' },
  },
  states: {
    looking: {
      always: [
        { guard: 'away', target: 'away' },
        { guard: 'underWay', target: 'carryingOut' },
        { guard: 'offered', target: 'offering' },
        { target: 'waiting' },
      ],
    },
    /** Before the first checkpoint. */
    away: { on: { roll: { target: 'looking', actions: 'comeIn' } } },
    /** She is there, but nobody may use her now. */
    waiting: {
      on: {
        change: { target: 'looking', actions: 'attract' },
        use: { target: 'looking', actions: 'use' },
        leave: { target: 'looking', actions: 'leave' },
      },
    },
    /** A hero stands on her kind of terrain and may pay a card. */
    offering: {
      on: {
        change: { target: 'looking', actions: 'attract' },
        use: { target: 'looking', actions: 'use' },
        leave: { target: 'looking', actions: 'leave' },
      },
    },
    /** The tribute is paid: the ability comes now. */
    carryingOut: { on: { done: { target: 'looking', actions: 'finish' } } },
  },
});
