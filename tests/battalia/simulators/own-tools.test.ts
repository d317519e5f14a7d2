import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameMap } from '../../../src/battalia/engine/index.ts';
import { squareAloud } from '../../../src/battalia/scene/board.ts';
import { type MapPlan, mapFor, withoutValleys, withValleys } from '../../../src/battalia/simulators/map.ts';
import { keepOwnMap } from '../../../src/battalia/simulators/own-map.ts';
import {
  freshStormPlan,
  gatesOffered,
  stormAt,
  tableOn,
  withGatesOffered,
} from '../../../src/battalia/simulators/storm.ts';
import { freshValleys, ownLayout, readValleysPlan } from '../../../src/battalia/simulators/valleys.ts';
import { slateOf } from '../../lib/device.ts';

afterEach(() => vi.unstubAllGlobals());
const keep = (plan: MapPlan): void => {
  const slate = slateOf();
  vi.stubGlobal('localStorage', slate);
  expect(keepOwnMap(plan, null, 'r1', false, slate).kept).toBe('yes');
};
const withMap = (plan: MapPlan, change: Partial<GameMap>): MapPlan => ({
  ...plan,
  map: { ...plan.map, ...change },
});
const ruins = { d6: 'ruins', h2: 'ruins' } as const;

describe('the valleys on the owner’s map', () => {
  it('lie around the ruins, and the ruins are known when they are taken away', () => {
    const cards = { d6: { kind: 'ruins' }, h2: { kind: 'ruins' } } as const;
    const laid = withValleys(withMap(mapFor(6), { cards }));
    expect(laid.ok && Object.keys(laid.value.map.cards)).toHaveLength(19);
    expect(laid.ok && withoutValleys(laid.value).map.marks).toEqual(ruins);
  });

  it('say which squares are in the way', () => {
    const blocked = withMap(mapFor(6), { marks: { ...ruins, c6: 'gate' } });
    expect(withValleys(blocked)).toMatchObject({
      error: { code: 'valleysCovered', args: { ruins: 'd6, h2', squares: 'c6' } },
    });
    keep(blocked);
    expect(ownLayout()).toMatchObject({ error: { code: 'valleysCovered' } });
    expect(freshValleys().valleys.valleys.kings?.centre).toBe('d4');
  });

  it('begin there in their tool, with a hero on a square outside', () => {
    keep(withMap(mapFor(6), { marks: ruins }));
    const plan = freshValleys();
    expect(plan.valleys.valleys.kings?.centre).toBe('d6');
    expect(plan.valleys.valleys.queens?.centre).toBe('h2');
    expect(plan.at).toBe('d4');
    expect(readValleysPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
  });
});

describe('the storm desk on the owner’s map', () => {
  it('begins with its players, factions and gates', () => {
    const cards = { b2: { kind: 'gate', gate: 3 }, f3: { kind: 'gate', gate: 5 } } as const;
    keep({ ...withMap(mapFor(5), { cards }), factions: ['baerfolk', null, null, null, null] });
    const plan = freshStormPlan();
    expect(plan.table.players.map(({ faction }) => faction)).toEqual(['baerfolk', null, null, null, null]);
    expect(gatesOffered(plan)).toEqual({ gates: [3, 5], from: 'map' });
    expect(plan.journey).toMatchObject({ from: 3, to: 5 });
  });

  it('offers the gates of the factions, else all six and says so', () => {
    expect(gatesOffered(stormAt(tableOn(mapFor(4)), 0))).toEqual({
      gates: [1, 2, 3, 4, 5, 6],
      from: 'nowhere',
    });
    const factions = ['baerfolk', 'cloudborn', 'emberians', 'islanders'] as const;
    const plan = stormAt(tableOn({ ...mapFor(4), factions }), 0);
    const { gates, from } = gatesOffered(plan);
    expect([gates.length, from]).toEqual([4, 'factions']);
    const absent = ([1, 2, 3, 4, 5, 6] as const).find((gate) => !gates.includes(gate))!;
    const moved = withGatesOffered({ ...plan, journey: { ...plan.journey, from: absent } });
    expect(gates).toContain(moved.journey.from);
    expect(moved.journey.from).not.toBe(moved.journey.to);
  });
});

it('a start city is called so until it is somebody’s', () => {
  const map = withMap(mapFor(4), { cards: { b2: { kind: 'city', owner: null, level: 1 } } }).map;
  expect(squareAloud('en', map, 'b2')).toBe('b2: start city, nobody’s yet');
  expect(squareAloud('en', { ...map, marks: { b2: 'neutral' } }, 'b2')).toBe('b2: city of level 1, neutral');
});
