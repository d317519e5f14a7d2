import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { gatesOn, squaresLeft, squaresOf } from '../../../src/battalia/engine/index.ts';
import { type MapStep, mapMachine } from '../../../src/battalia/machines/index.ts';
import {
  gatesToLay,
  type MapPlan,
  mapFor,
  readMapPlan,
  valleysLie,
} from '../../../src/battalia/simulators/map.ts';
import { roster } from '../../lib/roster.ts';

const { watch, untaken, unvisited, states } = roster(mapMachine);
const begin = (plan: MapPlan) => createActor(mapMachine, { input: { plan }, inspect: watch }).start();
type Actor = ReturnType<typeof begin>;
const stateOf = (actor: Actor): string => actor.getSnapshot().value as string;
const planOf = (actor: Actor): MapPlan => actor.getSnapshot().context.plan;
const codeOf = (actor: Actor) => actor.getSnapshot().context.refusal?.code;
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('an owner’s board', () => {
  it('is marked, then laid, and full in the end', () => {
    const actor = begin(mapFor(5));
    expect(stateOf(actor)).toBe('marking');
    actor.send({ type: 'mark', square: 'd3', mark: 'gate' });
    expect(stateOf(actor)).toBe('marking');
    for (const square of squaresOf(planOf(actor).map)) {
      expect(stateOf(actor)).not.toBe('full');
      actor.send({ type: 'lay', square, card: { kind: 'road' } });
    }
    expect(stateOf(actor)).toBe('full');
    expect(squaresLeft(planOf(actor).map)).toEqual([]);
    actor.send({ type: 'take', square: 'f4' });
    expect(stateOf(actor)).toBe('laying');
    actor.send({ type: 'clear' });
    expect(stateOf(actor)).toBe('marking');
    expect(planOf(actor).map.marks).toEqual({ d3: 'gate' });
  });

  it('can be joined anywhere', () => {
    const plan = mapFor(2);
    const cards = Object.fromEntries(
      [...squaresOf(plan.map)].map((square) => [square, { kind: 'road' as const }]),
    );
    expect(stateOf(begin({ ...plan, map: { ...plan.map, cards } }))).toBe('full');
    expect(stateOf(begin({ ...plan, map: { ...plan.map, cards: { a1: { kind: 'ruins' } } } }))).toBe(
      'laying',
    );
  });

  it('lays gates of the factions at random on their places, and says what is missing', () => {
    const actor = begin(mapFor(4));
    actor.send({ type: 'deal', seed: 1 });
    expect(codeOf(actor)).toBe('factionsMissing');
    for (const [seat, faction] of (['baerfolk', 'emberians', 'wolfsclan', 'sunblessed'] as const).entries())
      actor.send({ type: 'faction', seat, faction });
    expect(gatesToLay(planOf(actor))).toEqual([1, 3, 5, 6]);
    actor.send({ type: 'deal', seed: 1 });
    expect(codeOf(actor)).toBe('marksMissing');
    for (const square of ['b2', 'f2', 'b6', 'f6']) actor.send({ type: 'mark', square, mark: 'gate' });
    actor.send({ type: 'deal', seed: 1 });
    expect(codeOf(actor)).toBeUndefined();
    expect(gatesOn(planOf(actor).map).map(([gate]) => gate)).toEqual([1, 3, 5, 6]);
    expect(stateOf(actor)).toBe('laying');
  });

  it('gives a faction to one player only', () => {
    const actor = begin(mapFor(3));
    actor.send({ type: 'faction', seat: 0, faction: 'islanders' });
    actor.send({ type: 'faction', seat: 2, faction: 'islanders' });
    expect(planOf(actor).factions).toEqual([null, null, 'islanders']);
  });

  it('keeps what lies there while the board is the same, and begins anew on another', () => {
    const actor = begin(mapFor(4));
    actor.send({ type: 'lay', square: 'c3', card: { kind: 'city', owner: 3, level: 2 } });
    actor.send({ type: 'players', players: 3, largeBoard: false });
    expect(planOf(actor).map.cards.c3).toEqual({ kind: 'city', owner: null, level: 2 });
    actor.send({ type: 'players', players: 3, largeBoard: true });
    expect(planOf(actor).map).toMatchObject({ grid: 'large', cards: {} });
  });

  it('lays the valleys around two ruins and takes them away', () => {
    const actor = begin(mapFor(6));
    actor.send({ type: 'valleys', lie: true });
    expect(codeOf(actor)).toBe('twoRuins');
    actor.send({ type: 'mark', square: 'c4', mark: 'ruins' });
    actor.send({ type: 'mark', square: 'i4', mark: 'ruins' });
    actor.send({ type: 'gate', square: 'b3', gate: 2 });
    actor.send({ type: 'valleys', lie: true });
    expect(codeOf(actor)).toBe('valleysCovered');
    actor.send({ type: 'take', square: 'b3' });
    actor.send({ type: 'valleys', lie: true });
    expect(valleysLie(planOf(actor).map)).toBe(true);
    expect(Object.keys(planOf(actor).map.cards)).toHaveLength(19);
    expect(squaresLeft(planOf(actor).map)).toHaveLength(77 - 19);
    actor.send({ type: 'valleys', lie: false });
    expect(planOf(actor).map.cards).toEqual({});
  });

  it('has no room for valleys beside the border', () => {
    const actor = begin(mapFor(6));
    actor.send({ type: 'mark', square: 'a4', mark: 'ruins' });
    actor.send({ type: 'mark', square: 'i4', mark: 'ruins' });
    actor.send({ type: 'valleys', lie: true });
    expect(codeOf(actor)).toBe('valleyDoesNotFit');
  });

  it('turns with everything on it, and back', () => {
    const actor = begin(mapFor(6));
    actor.send({ type: 'gate', square: 'b2', gate: 1 });
    actor.send({ type: 'city', square: 'b2', owner: 1, level: 2 });
    expect(codeOf(actor)).toBe('noCity');
    actor.send({ type: 'lay', square: 'k7', card: { kind: 'city', owner: null, level: 1 } });
    actor.send({ type: 'city', square: 'k7', owner: 1, level: 2 });
    actor.send({ type: 'terrain', square: 'k7', terrain: 'lake' });
    const before = planOf(actor).map;
    actor.send({ type: 'turn' });
    expect(planOf(actor).map).toMatchObject({
      turned: true,
      cards: { f2: { kind: 'gate' }, a11: { level: 2 } },
    });
    actor.send({ type: 'turn' });
    expect(planOf(actor).map).toEqual(before);
  });

  it('stays a plan that can be read, whatever is done', () => {
    const square = fc.constantFrom('a1', 'b2', 'd4', 'f4', 'k7', 'c3', 'i4');
    const steps: fc.Arbitrary<MapStep> = fc.oneof(
      fc.record({
        type: fc.constant('players' as const),
        players: fc.integer({ min: 2, max: 6 }),
        largeBoard: fc.boolean(),
      }),
      fc.constant<MapStep>({ type: 'turn' }),
      fc.record({
        type: fc.constant('mark' as const),
        square,
        mark: fc.constantFrom('gate', 'ruins', 'start', 'out', null),
      }),
      fc.record({
        type: fc.constant('gate' as const),
        square,
        gate: fc.constantFrom(1 as const, 2 as const, 3 as const),
      }),
      square.map((at): MapStep => ({ type: 'lay', square: at, card: { kind: 'road', terrain: 'frost' } })),
      square.map((at): MapStep => ({ type: 'take', square: at })),
      fc.nat().map((seed): MapStep => ({ type: 'deal', seed })),
      fc.boolean().map((lie): MapStep => ({ type: 'valleys', lie })),
      fc.constant<MapStep>({ type: 'faction', seat: 0, faction: 'wolfsclan' }),
    );
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 25 }), (all) => {
        const actor = begin(mapFor(6));
        for (const step of all) {
          actor.send(step);
          expect(readMapPlan(json(planOf(actor)))).toEqual(planOf(actor));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('reads nothing that is none', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readMapPlan(value)).toBeNull();
      }),
    );
    const plan = mapFor(4);
    for (const part of [
      { players: 7 },
      { players: 5 },
      { largeBoard: 1 },
      { factions: [] },
      { factions: ['baerfolk', 'baerfolk', null, null] },
      { map: { ...plan.map, grid: 'large' } },
      { map: { ...plan.map, cards: { a1: { kind: 'city', owner: 4, level: 1 } } } },
    ])
      expect(readMapPlan({ ...plan, ...part }), JSON.stringify(part)).toBeNull();
  });
});

afterAll(() => {
  expect(states.filter(Boolean).sort()).toEqual(['full', 'laying', 'looking', 'marking']);
  expect(unvisited()).toEqual([]);
  expect(untaken()).toEqual([]);
});
