import { describe, expect, it } from 'vitest';
import { type MapPlan, mapFor } from '../../../src/battalia/simulators/map.ts';
import {
  earlierMaps,
  keepOwnMap,
  openOwnMap,
  startingMap,
  unreadMaps,
} from '../../../src/battalia/simulators/own-map.ts';
import { slateOf } from '../../lib/device.ts';

const withGate = (plan: MapPlan, square: string): MapPlan => ({
  ...plan,
  map: { ...plan.map, cards: { ...plan.map.cards, [square]: { kind: 'gate', gate: 1 } } },
});
const four = withGate(mapFor(4), 'b2');
const six = withGate(mapFor(6), 'k7');

describe('the owner’s map on a device', () => {
  it('is kept for each number of players, and the one of the last work comes first', () => {
    const slate = slateOf();
    expect(openOwnMap(undefined, slate)).toBeNull();
    expect(startingMap(undefined, slate)).toEqual(mapFor(4));
    expect(keepOwnMap(four, null, 'r1', false, slate)).toEqual({ kept: 'yes', revision: 'r1' });
    expect(keepOwnMap(six, null, 'r2', false, slate)).toEqual({ kept: 'yes', revision: 'r2' });
    expect(openOwnMap(4, slate)).toEqual({ plan: four, revision: 'r1' });
    expect(openOwnMap(undefined, slate)).toEqual({ plan: six, revision: 'r2' });
    expect(startingMap(4, slate)).toEqual(four);
    expect(startingMap(5, slate)).toEqual(mapFor(5));
  });

  it('is not written over by a window that knows an older one', () => {
    const slate = slateOf();
    keepOwnMap(four, null, 'r1', false, slate);
    const later = withGate(mapFor(4), 'c3');
    expect(keepOwnMap(later, 'r1', 'r2', false, slate).kept).toBe('yes');
    const blind = keepOwnMap(withGate(mapFor(4), 'g7'), 'r1', 'r3', false, slate);
    expect(blind).toEqual({ kept: 'changedElsewhere', other: { plan: later, revision: 'r2' } });
    expect(openOwnMap(4, slate)?.plan).toEqual(later);
  });

  it('gives way to another only when its owner says so, and then it is put aside', () => {
    const slate = slateOf();
    keepOwnMap(four, null, 'r1', false, slate);
    const other = withGate(mapFor(4), 'g7');
    expect(keepOwnMap(other, null, 'r2', true, slate).kept).toBe('yes');
    expect(openOwnMap(4, slate)?.plan).toEqual(other);
    expect(earlierMaps(slate)).toEqual([four]);
  });

  it('is put aside, too, when it is emptied', () => {
    const slate = slateOf();
    keepOwnMap(four, null, 'r1', false, slate);
    expect(keepOwnMap(mapFor(4), 'r1', 'r2', false, slate).kept).toBe('yes');
    expect(earlierMaps(slate)).toEqual([four]);
  });

  it('keeps the latest six of those that gave way', () => {
    const slate = slateOf();
    const squares = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'b1'];
    for (const square of squares) keepOwnMap(withGate(mapFor(4), square), null, square, true, slate);
    const gone = earlierMaps(slate).map(({ map }) => Object.keys(map.cards)[0]);
    expect(gone).toEqual(['a7', 'a6', 'a5', 'a4', 'a3', 'a2']);
  });

  it('that cannot be read is told, and stays when another takes its place', () => {
    const slate = slateOf();
    slate.setItem('cave-farmers.battalia.map.4', '{"revision":"r0","plan":');
    expect(openOwnMap(4, slate)).toBeNull();
    expect(unreadMaps(slate)).toEqual(['{"revision":"r0","plan":']);
    expect(keepOwnMap(four, null, 'r1', false, slate).kept).toBe('yes');
    expect(openOwnMap(4, slate)?.plan).toEqual(four);
    expect(unreadMaps(slate)).toEqual(['{"revision":"r0","plan":']);
  });

  it('says so where nothing can be kept', () => {
    expect(keepOwnMap(four, null, 'r1', false, null)).toEqual({ kept: 'refused' });
    expect(keepOwnMap(four, null, 'r1', false, slateOf(new Map(), 20))).toEqual({ kept: 'refused' });
    expect(openOwnMap(4, null)).toBeNull();
  });
});
