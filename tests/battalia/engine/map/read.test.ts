import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GameMap, readBilkarr, readMap, readPotions } from '../../../../src/battalia/engine/index.ts';
import { maps } from '../../lib/maps.ts';

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** One value somewhere in it becomes something else. */
const spoiled = fc.tuple(maps, fc.nat(), fc.jsonValue()).map(([map, at, other]): unknown => {
  const copy = json(map) as Record<string, unknown>;
  const places: [Record<string, unknown>, string][] = [];
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const key of Object.keys(part)) {
      places.push([part as Record<string, unknown>, key]);
      look((part as Record<string, unknown>)[key]);
    }
  };
  look(copy);
  const [part, key] = places[at % places.length]!;
  part[key] = other;
  return copy;
});

describe('reading a map', () => {
  it('gives back every map as it was', () => {
    fc.assert(
      fc.property(maps, (map) => {
        expect(readMap(json(map))).toEqual({ ok: true, value: map });
      }),
    );
  });

  it('never throws, whatever comes, and what it lets in it reads again', () => {
    const strange = fc.oneof(spoiled, fc.anything(), fc.jsonValue());
    fc.assert(
      fc.property(strange, (value) => {
        const read = readMap(value);
        if (read.ok) expect(readMap(json(read.value))).toEqual(read);
        else expect(read.error.code).toBeTruthy();
      }),
      { numRuns: 2000 },
    );
  });

  it('leaves out what a card or a map does not have', () => {
    const map = {
      grid: 'small',
      turned: false,
      marks: {},
      cards: { a1: { kind: 'ruins', more: 1 } },
      more: 2,
    };
    expect(readMap(map)).toEqual({
      ok: true,
      value: { grid: 'small', turned: false, marks: {}, cards: { a1: { kind: 'ruins' } } } satisfies GameMap,
    });
  });

  it.each([
    ['mapDamaged', null],
    ['mapDamaged', { grid: 'huge', turned: false, marks: {}, cards: {} }],
    ['mapDamaged', { grid: 'small', turned: false, marks: [], cards: {} }],
    ['squareUnknown', { grid: 'small', turned: false, marks: {}, cards: { h1: { kind: 'ruins' } } }],
    ['squareUnknown', { grid: 'cut', turned: false, marks: { b1: 'gate' }, cards: {} }],
    ['markUnknown', { grid: 'small', turned: false, marks: { a1: 'tent' }, cards: {} }],
    ['cardUnknown', { grid: 'small', turned: false, marks: {}, cards: { a1: { kind: 'gate', gate: 7 } } }],
    [
      'cardUnknown',
      { grid: 'small', turned: false, marks: {}, cards: { a1: { kind: 'city', owner: 6, level: 1 } } },
    ],
    [
      'cardUnknown',
      { grid: 'small', turned: false, marks: {}, cards: { a1: { kind: 'city', owner: null, level: 7 } } },
    ],
    [
      'gateTwice',
      {
        grid: 'small',
        turned: false,
        marks: {},
        cards: { a1: { kind: 'gate', gate: 1 }, b1: { kind: 'gate', gate: 1 } },
      },
    ],
    ['squareOut', { grid: 'small', turned: false, marks: { a1: 'out' }, cards: { a1: { kind: 'ruins' } } }],
  ])('says %s', (code, value) => {
    expect(readMap(value)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('reading Bilkarr and his potions', () => {
  it('never throws', () => {
    const part = fc.oneof(
      fc.anything(),
      fc.record({
        at: fc.oneof(fc.constant('c3'), fc.anything()),
        heading: fc.oneof(fc.constant([1, -1]), fc.anything()),
      }),
      fc.record({
        weakness: fc.record({
          owner: fc.integer({ min: -1, max: 6 }),
          angle: fc.constantFrom(0, 90, 45, 270),
          used: fc.boolean(),
          target: fc.option(fc.integer({ min: -1, max: 6 }), { nil: undefined }),
        }),
      }),
    );
    fc.assert(
      fc.property(part, (value) => {
        const bilkarr = readBilkarr({ grid: 'large', turned: false }, value);
        if (bilkarr.ok)
          expect(readBilkarr({ grid: 'large', turned: false }, json(bilkarr.value))).toEqual(bilkarr);
        const potions = readPotions(value, 4);
        if (potions.ok) expect(readPotions(json(potions.value), 4)).toEqual(potions);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    [{ at: 'c3', heading: [2, 1] }, 'mapDamaged'],
    [{ at: 'z9', heading: null }, 'squareUnknown'],
    [{ at: { toString: 0 }, heading: null }, 'squareUnknown'],
    [{ at: 'c3' }, 'mapDamaged'],
  ])('refuses %j', (value, code) => {
    expect(readBilkarr({ grid: 'small', turned: false }, value)).toMatchObject({
      ok: false,
      error: { code },
    });
  });
});
