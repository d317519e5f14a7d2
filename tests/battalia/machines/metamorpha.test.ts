import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createActor, type EventFrom } from 'xstate';
import {
  emptyTable,
  GATES,
  newPlayer,
  type Table,
  TERRAINS,
  usuallyAgreed,
} from '../../../src/battalia/engine/index.ts';
import { metamorphaMachine } from '../../../src/battalia/machines/index.ts';
import {
  freshMetamorpha,
  type MetamorphaPlan,
  metamorphaAt,
  readMetamorpha,
} from '../../../src/battalia/simulators/metamorpha.ts';
import { roster } from '../../lib/roster.ts';

const { watch, untaken, unvisited, states } = roster(metamorphaMachine);
type Step = EventFrom<typeof metamorphaMachine>;

const begin = (plan: Partial<MetamorphaPlan> = {}) =>
  createActor(metamorphaMachine, {
    input: { plan: { ...freshMetamorpha(), ...plan } },
    inspect: watch,
  }).start();
const again = (plan: unknown): MetamorphaPlan | null => readMetamorpha(JSON.parse(JSON.stringify(plan)));

describe('a turn with Metamorpha, step by step', () => {
  it('begins when the die names a gate in play', () => {
    const actor = begin({ gates: [1, 2, 3, 5] });
    expect(actor.getSnapshot().value).toBe('away');
    actor.send({ type: 'roll', roll: 6 });
    expect(actor.getSnapshot().context.refusal?.code).toBe('gateNotInPlay');
    actor.send({ type: 'roll', roll: 5 });
    expect(actor.getSnapshot().value).toBe('waiting');
    expect(actor.getSnapshot().context.plan.terrain).toBe('frost');
    actor.send({ type: 'use', hero: 0 });
    expect(actor.getSnapshot().context.refusal?.code).toBe('otherTerrain');
    actor.send({ type: 'change', change: 'built', terrain: 'lake' });
    expect(actor.getSnapshot().context.plan.terrain).toBe('lake');
    actor.send({ type: 'leave' });
    expect(actor.getSnapshot().value).toBe('away');
  });

  it('uses one ability, builds, and uses another', () => {
    const actor = begin({ present: true, terrain: 'forest', heroes: ['forest', 'jungle'], hand: 3 });
    expect(actor.getSnapshot().value).toBe('offering');
    actor.send({ type: 'use', hero: 0 });
    expect(actor.getSnapshot().value).toBe('carryingOut');
    actor.send({ type: 'done', terrain: 'lake' });
    expect(actor.getSnapshot().context.plan.heroes).toEqual(['lake', 'jungle']);
    expect(actor.getSnapshot().value).toBe('waiting');
    actor.send({ type: 'change', change: 'built', terrain: 'jungle' });
    expect(actor.getSnapshot().value).toBe('offering');
    actor.send({ type: 'use', hero: 1 });
    actor.send({ type: 'done', drawn: 3 });
    expect(actor.getSnapshot().context.refusal?.code).toBe('drawTwoAtMost');
    expect(actor.getSnapshot().value).toBe('carryingOut');
    actor.send({ type: 'done', drawn: 2 });
    expect(actor.getSnapshot().context.plan).toMatchObject({ hand: 3, pending: null });
    actor.send({ type: 'turn' });
    expect(actor.getSnapshot().value).toBe('offering');
    actor.send({ type: 'change', change: 'replaced', terrain: 'canyon' });
    expect(actor.getSnapshot().value).toBe('waiting');
    actor.send({ type: 'stand', hero: 0, terrain: 'canyon' });
    expect(actor.getSnapshot().value).toBe('offering');
    actor.send({ type: 'enter', fields: { amidLine: true } });
    expect(actor.getSnapshot().value).toBe('waiting');
    actor.send({ type: 'enter', fields: { amidLine: false } });
    actor.send({ type: 'use', hero: 0 });
    actor.send({ type: 'done' });
    expect(actor.getSnapshot().value).toBe('waiting');
  });

  it('draws her by a swap or a discovery only where that was agreed on', () => {
    for (const swapAttracts of [false, true])
      for (const discoverAttracts of [false, true]) {
        const actor = begin({
          present: true,
          terrain: 'forest',
          heroes: ['forest', null],
          options: { swapAttracts, discoverAttracts },
        });
        actor.send({ type: 'change', change: 'swapped', terrain: 'lake' });
        expect(actor.getSnapshot().context.plan.terrain).toBe(swapAttracts ? 'lake' : 'forest');
        actor.send({ type: 'change', change: 'discovered', terrain: null });
        const left = swapAttracts ? 'lake' : 'forest';
        expect(actor.getSnapshot().context.plan.terrain).toBe(discoverAttracts ? null : left);
      }
    const gone = begin({ present: true, terrain: 'forest', heroes: ['forest', null] });
    gone.send({ type: 'leave' });
    expect(gone.getSnapshot().value).toBe('away');
  });
});

const ground = fc.option(fc.constantFrom(...TERRAINS));
const hero = fc.constantFrom<0 | 1>(0, 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ type: fc.constant('roll' as const), roll: fc.constantFrom(...GATES) }),
  fc.record({ type: fc.constant('stand' as const), hero, terrain: ground }),
  fc.record({
    type: fc.constant('change' as const),
    change: fc.constantFrom('built', 'replaced', 'swapped', 'discovered'),
    terrain: ground,
  }),
  fc.record({ type: fc.constant('use' as const), hero }),
  fc.record({ type: fc.constant('done' as const), drawn: fc.nat(3), terrain: ground }),
  fc.record({
    type: fc.constant('enter' as const),
    fields: fc.record({ hand: fc.nat(30), amidLine: fc.boolean(), terrain: ground }),
  }),
  fc.constant({ type: 'turn' as const }),
  fc.constant({ type: 'leave' as const }),
);

describe('a plan of Metamorpha', () => {
  it('is read as it was written, whatever was done', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const actor = begin({ present: true });
        for (const each of steps) actor.send(each);
        const { plan } = actor.getSnapshot().context;
        expect(again(plan)).toEqual({ ...plan, terrain: plan.present ? plan.terrain : null });
        expect(begin(plan).getSnapshot().value).toBe(actor.getSnapshot().value);
      }),
    );
  });

  it('takes from a table where she and the heroes stand', () => {
    const empty = emptyTable(usuallyAgreed(4));
    const table: Table = {
      ...empty,
      metamorpha: 'a1',
      map: {
        ...empty.map,
        cards: {
          a1: { kind: 'gate', gate: 4 },
          b1: { kind: 'road', terrain: 'lake' },
          c1: { kind: 'valley' },
        },
      },
      players: empty.players.map((player, i) =>
        i === 1 ? { ...newPlayer(), heroes: ['b1', 'c1'] } : player,
      ),
    };
    expect(metamorphaAt(table, 1, { uses: [], hand: 4 })).toMatchObject({
      present: true,
      terrain: 'lake',
      heroes: ['lake', null],
      hand: 4,
      gates: [4],
    });
  });

  it('is taken from nobody who sends something else', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readMetamorpha(value)).toBeNull();
      }),
    );
    const broken: Record<string, unknown>[] = [
      { present: 'yes' },
      { terrain: 'sea' },
      { heroes: ['forest', 'sea'] },
      { heroes: {} },
      { uses: [{ hero: 2, terrain: 'lake' }] },
      {
        uses: [
          { hero: 0, terrain: 'lake' },
          { hero: 0, terrain: 'lake' },
        ],
      },
      { hand: -1 },
      { hand: 1e9 },
      { amidLine: null },
      { gates: [7] },
      { options: { swapAttracts: 1, discoverAttracts: false } },
      { options: null },
      { pending: { hero: 0, terrain: 'lake' } },
      { pending: 'lake' },
    ];
    for (const part of broken)
      expect(readMetamorpha({ ...freshMetamorpha(), ...part }), JSON.stringify(part)).toBeNull();
  });
});

afterAll(() => {
  expect(states.filter(Boolean).sort()).toEqual(['away', 'carryingOut', 'looking', 'offering', 'waiting']);
  expect(unvisited()).toEqual([]);
  expect(untaken()).toEqual([]);
});
