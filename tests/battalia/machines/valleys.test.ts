import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createActor, type EventFrom } from 'xstate';
import {
  BUILDINGS,
  CORNERS,
  emptyTable,
  GATES,
  layValleys,
  newPlayer,
  PLACES,
  SIDES_OF_VALLEY,
  type Table,
  usuallyAgreed,
  VALLEYS,
} from '../../../src/battalia/engine/index.ts';
import { valleysMachine } from '../../../src/battalia/machines/index.ts';
import {
  freshValleys,
  newValleysPlan,
  readValleysPlan,
  type ValleysPlan,
  valleysAt,
} from '../../../src/battalia/simulators/valleys.ts';
import { must } from '../../lib/must.ts';
import { roster } from '../../lib/roster.ts';

const { watch, untaken, unvisited, states } = roster(valleysMachine);
type Step = EventFrom<typeof valleysMachine>;

const begin = (plan: ValleysPlan = freshValleys(), change: Partial<ValleysPlan> = {}) =>
  createActor(valleysMachine, { input: { plan: { ...plan, ...change } }, inspect: watch }).start();
const again = (plan: unknown): ValleysPlan | null => readValleysPlan(JSON.parse(JSON.stringify(plan)));
const rich = { friman: 20, supply: 20, stardust: 0, tool: 20 };
const bridge = (players: number): ValleysPlan => newValleysPlan(players, 'kingsBridge')!;

describe('a turn in the valleys, step by step', () => {
  it('discovers a road from outside, then a building from inside', () => {
    const actor = begin(freshValleys(), { purse: { ...rich, friman: 2, supply: 1, tool: 1 } });
    expect(actor.getSnapshot().value).toEqual({ exploring: 'underWay' });
    actor.send({ type: 'discover', valley: 'kings', place: 'nw', paid: { tool: 1 } });
    expect(actor.getSnapshot().context.refusal?.code).toBe('heroNotBeside');
    actor.send({ type: 'discover', valley: 'kings', place: 'n', paid: { tool: 1 } });
    expect(actor.getSnapshot().context.refusal?.code).toBe('discoveryNotPaid');
    actor.send({ type: 'discover', valley: 'kings', place: 'n', paid: { friman: 2, supply: 1 } });
    expect(actor.getSnapshot().context.plan.purse).toMatchObject({ friman: 0, supply: 0 });
    actor.send({ type: 'discover', valley: 'kings', place: 'n', paid: { friman: 2, supply: 1 } });
    expect(actor.getSnapshot().context.refusal?.code).toBe('valleyCardOpen');
    actor.send({ type: 'stand', at: 'd3' });
    actor.send({ type: 'discover', valley: 'kings', place: 'nw', paid: { tool: 1 } });
    expect(actor.getSnapshot().value).toBe('turning');
    actor.send({ type: 'reveal', building: 'shop' });
    expect(actor.getSnapshot().context.refusal?.code).toBe('buildingOfOtherValley');
    actor.send({ type: 'reveal', building: 'stable' });
    const { plan } = actor.getSnapshot().context;
    expect(plan.valleys.valleys.kings!.buildings.nw).toEqual({ building: 'stable', owner: 0 });
    expect(plan.purse.tool).toBe(0);
  });

  it('takes one free card a round, and a tool comes to the hand', () => {
    const actor = begin();
    actor.send({ type: 'tell', valley: 'kings', place: 'ne', building: 'smithy', owner: 0 });
    actor.send({ type: 'free', card: 'tool' });
    expect(actor.getSnapshot().context.plan.purse.tool).toBe(1);
    actor.send({ type: 'free', card: 'tool' });
    expect(actor.getSnapshot().context.refusal?.code).toBe('freeTaken');
    actor.send({ type: 'round' });
    actor.send({ type: 'free', card: 'tool' });
    expect(actor.getSnapshot().context.plan.purse.tool).toBe(2);
  });

  it('is told what lies open, takes it back, and hands it to captors', () => {
    const actor = begin();
    actor.send({ type: 'tell', valley: 'kings', place: 'n' });
    actor.send({ type: 'tell', valley: 'kings', place: 'ne', building: 'smithy', owner: 2 });
    actor.send({ type: 'tell', valley: 'kings', place: 'se', building: 'smithy', owner: 2 });
    expect(actor.getSnapshot().context.refusal?.code).toBe('buildingFound');
    actor.send({ type: 'capture', seat: 1, valley: 'kings', corner: 'ne' });
    actor.send({ type: 'capture', seat: 1, valley: 'kings', corner: null });
    const { kings } = actor.getSnapshot().context.plan.valleys.valleys;
    expect(kings).toMatchObject({ centreOwner: 1, roads: ['n'], buildings: { ne: { owner: 1 } } });
    actor.send({ type: 'cover', valley: 'kings', place: 'ne' });
    actor.send({ type: 'cover', valley: 'kings', place: 'n' });
    expect(actor.getSnapshot().context.plan.valleys.valleys.kings).toMatchObject({
      roads: [],
      buildings: {},
    });
  });

  it('brings a ring from the pass through its gate', () => {
    const actor = begin(newValleysPlan(4, 'mountainPass', [1, 2, 3, 5])!);
    actor.send({ type: 'stand', at: 'f4' });
    expect(actor.getSnapshot().value).toEqual({ exploring: 'onPass' });
    actor.send({ type: 'ring' });
    expect(actor.getSnapshot().value).toBe('rolling');
    actor.send({ type: 'roll', gate: 4 });
    expect(actor.getSnapshot().context.refusal?.code).toBe('gateNotInPlay');
    actor.send({ type: 'roll', gate: 5 });
    expect(actor.getSnapshot().context.plan.valleys.passRings).toEqual([{ seat: 0, hero: 0, gate: 5 }]);
    actor.send({ type: 'ring' });
    expect(actor.getSnapshot().context.refusal?.code).toBe('ringCarried');
    actor.send({ type: 'jump', gate: 3 });
    expect(actor.getSnapshot().context.refusal?.code).toBe('noRingForGate');
    actor.send({ type: 'jump', gate: 5 });
    expect(actor.getSnapshot().value).toBe('rewarding');
    actor.send({ type: 'reward', prize: 'greatArtefact' });
    const { plan } = actor.getSnapshot().context;
    expect(plan.valleys.passRings).toEqual([]);
    expect(plan.dealers[0]!.greatArtefacts).toBe(1);
    expect(actor.getSnapshot().value).toEqual({ exploring: 'onPass' });
  });

  it('spends rings for what is hidden, and deals once at each stop on the bridge', () => {
    const actor = begin(bridge(4));
    actor.send({ type: 'jump', gate: 1 });
    expect(actor.getSnapshot().context.events).toMatchObject([{ event: 'hiddenTaken', looked: 2, left: 1 }]);
    actor.send({ type: 'jump', gate: 1 });
    expect(actor.getSnapshot().context.refusal?.code).toBe('ringSpent');
    actor.send({ type: 'stand', at: 'f4' });
    expect(actor.getSnapshot().value).toEqual({ exploring: 'onBridge' });
    actor.send({ type: 'dealer', dealer: { cities: [3, 2], greatArtefacts: 1 } });
    actor.send({ type: 'deal', deal: { deal: 'levels', lower: [0, 1], prize: 'greatArtefact' } });
    expect(actor.getSnapshot().context.plan.dealers[0]).toEqual({ cities: [2, 1], greatArtefacts: 2 });
    actor.send({ type: 'deal', deal: { deal: 'points', raise: [0] } });
    expect(actor.getSnapshot().context.refusal?.code).toBe('bridgeDealDone');
    actor.send({ type: 'enter', fields: { seat: 1 } });
    actor.send({ type: 'deal', deal: { deal: 'points', raise: [0] } });
    expect(actor.getSnapshot().context.refusal?.code).toBe('greatArtefactsMissing');
  });

  it('gives and takes rings with gates that come into play or leave it', () => {
    const actor = begin(bridge(4));
    actor.send({ type: 'jump', gate: 2 });
    actor.send({ type: 'gates', gates: [1, 2, 5] });
    const { bridgeRings } = actor.getSnapshot().context.plan.valleys;
    expect(bridgeRings[0]).toEqual([1, 5]);
    expect(bridgeRings[1]).toEqual([1, 2, 5]);
    const pass = begin();
    pass.send({ type: 'gates', gates: [1] });
    expect(pass.getSnapshot().context.plan).toMatchObject({
      gates: [1],
      valleys: { bridgeRings: { 0: [] } },
    });
  });
});

const seat = fc.nat(3);
const valley = fc.constantFrom(...VALLEYS);
const corner = fc.constantFrom(...CORNERS);
const side = fc.constantFrom(...SIDES_OF_VALLEY);
const building = fc.constantFrom(...BUILDINGS);
const gate = fc.constantFrom(...GATES);
const place = fc.constantFrom(...PLACES.filter((each) => each !== 'centre'));
const prize = fc.constantFrom<'greatArtefact' | 'fate'>('greatArtefact', 'fate');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    type: fc.constant('stand' as const),
    at: fc.constantFrom('d2', 'd3', 'd4', 'c4', 'f4', 'g4', 'g3'),
  }),
  fc.record({ type: fc.constant('enter' as const), fields: fc.record({ seat, joined: fc.boolean() }) }),
  fc.record({ type: fc.constant('tell' as const), valley, place: side }),
  fc.record({ type: fc.constant('tell' as const), valley, place: corner, building, owner: seat }),
  fc.record({ type: fc.constant('cover' as const), valley, place }),
  fc.record({
    type: fc.constant('discover' as const),
    valley,
    place,
    paid: fc.constantFrom({ tool: 1 }, { friman: 2 }, { friman: 2, supply: 1 }),
  }),
  fc.record({ type: fc.constant('reveal' as const), building }),
  fc.record({ type: fc.constant('capture' as const), seat, valley, corner: fc.option(corner) }),
  fc.record({
    type: fc.constant('free' as const),
    card: fc.constantFrom('tool' as const, 'supply' as const),
  }),
  fc.constant({ type: 'round' as const }),
  fc.constant({ type: 'ring' as const }),
  fc.record({ type: fc.constant('roll' as const), gate }),
  fc.record({ type: fc.constant('jump' as const), gate }),
  fc.record({ type: fc.constant('reward' as const), prize }),
  fc.record({ type: fc.constant('gates' as const), gates: fc.subarray([...GATES]) }),
  fc.record({
    type: fc.constant('deal' as const),
    deal: fc.oneof(
      fc.record({ deal: fc.constant('points' as const), raise: fc.array(fc.nat(1), { maxLength: 3 }) }),
      fc.record({
        deal: fc.constant('levels' as const),
        lower: fc.array(fc.nat(1), { maxLength: 3 }),
        prize,
      }),
      fc.record({ deal: fc.constant('swap' as const), prize }),
    ),
  }),
);

describe('a plan of the valleys', () => {
  it('is read as it was written, whatever was done', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<'mountainPass' | 'kingsBridge'>('mountainPass', 'kingsBridge'),
        fc.array(step, { maxLength: 80 }),
        (connector, steps) => {
          const actor = begin(newValleysPlan(4, connector)!, { purse: rich });
          for (const each of steps) actor.send(each);
          const { plan } = actor.getSnapshot().context;
          expect(again(plan)).toEqual(plan);
          expect(begin(plan).getSnapshot().value).toEqual(actor.getSnapshot().value);
        },
      ),
    );
  });

  it('is fresh for any number of players, with the bridge for four and six', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const plan = newValleysPlan(players, 'mountainPass')!;
      expect(again(plan)).toEqual(plan);
      expect(newValleysPlan(players, 'kingsBridge') !== null).toBe(players === 4 || players === 6);
    }
  });

  it('takes from a table what lies on it', () => {
    const empty = emptyTable(usuallyAgreed(6));
    expect(valleysAt(empty, 0)).toBeNull();
    const valleys = must(
      layValleys(empty.map, {
        players: 6,
        gates: GATES,
        connector: 'kingsBridge',
        connectorAt: 'f4',
        centres: { kings: 'd4', queens: 'h4' },
      }),
    );
    const table: Table = {
      ...empty,
      valleys,
      map: {
        ...empty.map,
        cards: { a1: { kind: 'gate', gate: 2 }, b1: { kind: 'city', owner: 1, level: 3 } },
      },
      players: empty.players.map((player, i) =>
        i === 1 ? { ...newPlayer(), heroes: [null, 'd2'], greatArtefacts: ['syoensMask'] } : player,
      ),
    };
    const plan = valleysAt(table, 1)!;
    expect(plan).toMatchObject({ players: 6, seat: 1, hero: 1, at: 'd2', gates: [2] });
    expect(plan.dealers[1]).toEqual({ cities: [3], greatArtefacts: 1 });
    expect(again(plan)).toEqual(plan);
  });

  it('is taken from nobody who sends something else', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readValleysPlan(value)).toBeNull();
      }),
    );
    const fresh = freshValleys();
    const broken: Record<string, unknown>[] = [
      { players: 7 },
      { gates: [0] },
      { shape: { grid: 'huge', turned: false } },
      { shape: { grid: 'small', turned: false } },
      { valleys: null },
      { options: { ...fresh.options, freeUpgradeCap: 5 } },
      { seat: 6 },
      { hero: 2 },
      { at: 'z9' },
      { joined: 'yes' },
      { purse: { ...fresh.purse, tool: -1 } },
      { dealers: [] },
      { dealers: fresh.dealers.map(() => ({ cities: [7], greatArtefacts: 0 })) },
      { dealers: fresh.dealers.map(() => ({ cities: Array(99).fill(1), greatArtefacts: 0 })) },
      { dealt: 0 },
      { pending: { kind: 'rolling' } },
      { pending: { kind: 'rewarding', gate: 1 } },
      { pending: { kind: 'turning', valley: 'kings', corner: 'ne', paid: { supply: 1 } } },
      { pending: 'turning' },
    ];
    for (const part of broken)
      expect(readValleysPlan({ ...fresh, ...part }), JSON.stringify(part)).toBeNull();
  });
});

afterAll(() => {
  expect(states.filter(Boolean).sort()).toEqual([
    'exploring',
    'exploring.arriving',
    'exploring.onBridge',
    'exploring.onPass',
    'exploring.underWay',
    'looking',
    'rewarding',
    'rolling',
    'turning',
  ]);
  expect(unvisited()).toEqual([]);
  expect(untaken()).toEqual([]);
});
