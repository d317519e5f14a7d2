import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Card,
  dealCards,
  GATES,
  type GameMap,
  type Gate,
  gatesOn,
  layCard,
  marked,
  markSquare,
  putGate,
  type Result,
  readMap,
  replaceCard,
  replaceGate,
  setCity,
  setTerrain,
  squaresLeft,
  squaresOf,
  swapGates,
  TERRAINS,
  takeCard,
} from '../../../../src/battalia/engine/index.ts';
import { maps } from '../../lib/maps.ts';

const squares = fc.constantFrom('a1', 'b2', 'c3', 'd4', 'f4', 'k7', 'g7', 'd11', 'z1');
const gates = fc.constantFrom<Gate>(...GATES);
const cards: fc.Arbitrary<Card> = fc.oneof(
  gates.map((gate): Card => ({ kind: 'gate', gate })),
  fc.constantFrom<Card>(
    { kind: 'ruins' },
    { kind: 'road', terrain: 'lake' },
    { kind: 'city', owner: 1, level: 3 },
    { kind: 'city', owner: null, level: 9 },
  ),
);

type Edit = (map: GameMap) => Result<GameMap>;
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(squares, cards).map(
    ([square, card]): Edit =>
      (map) =>
        layCard(map, square, card),
  ),
  fc.tuple(squares, cards).map(
    ([square, card]): Edit =>
      (map) =>
        replaceCard(map, square, card),
  ),
  squares.map(
    (square): Edit =>
      (map) =>
        takeCard(map, square),
  ),
  fc.tuple(squares, gates).map(
    ([square, gate]): Edit =>
      (map) =>
        putGate(map, square, gate),
  ),
  fc.tuple(squares, fc.constantFrom('gate', 'out', null)).map(
    ([square, mark]): Edit =>
      (map) =>
        markSquare(map, square, mark as 'gate' | 'out' | null),
  ),
  fc.tuple(squares, fc.option(fc.constantFrom(...TERRAINS))).map(
    ([square, terrain]): Edit =>
      (map) =>
        setTerrain(map, square, terrain),
  ),
  fc.tuple(squares, fc.integer({ min: -1, max: 7 }), fc.option(fc.integer({ min: -1, max: 6 }))).map(
    ([square, level, owner]): Edit =>
      (map) =>
        setCity(map, square, { level, owner }),
  ),
  fc.tuple(gates, gates).map(
    ([from, to]): Edit =>
      (map) => {
        const replaced = replaceGate(map, from, to);
        return replaced.ok ? { ok: true, value: replaced.value.map } : replaced;
      },
  ),
  fc.tuple(gates, gates).map(
    ([a, b]): Edit =>
      (map) => {
        const swapped = swapGates(map, a, b);
        return swapped.ok ? { ok: true, value: swapped.value.map } : swapped;
      },
  ),
  fc.tuple(fc.uniqueArray(gates), fc.nat()).map(
    ([numbers, seed]): Edit =>
      (map) =>
        dealCards(map, numbers, seed),
  ),
);

describe('editing a map', () => {
  it('makes only maps that can be read, and leaves the one before as it was', () => {
    fc.assert(
      fc.property(maps, fc.array(edits, { minLength: 1, maxLength: 12 }), (start, steps) => {
        let map = start;
        for (const edit of steps) {
          const before = JSON.stringify(map);
          const next = edit(map);
          expect(JSON.stringify(map)).toBe(before);
          if (next.ok) map = next.value;
          expect(readMap(map)).toEqual({ ok: true, value: map });
        }
      }),
      { numRuns: 500 },
    );
  });

  it('takes back what it has laid', () => {
    fc.assert(
      fc.property(maps, fc.nat(), (map, pick) => {
        const left = squaresLeft(map);
        fc.pre(left.length > 0);
        const square = left[pick % left.length]!;
        const laid = layCard(map, square, { kind: 'road' });
        if (!laid.ok) throw new Error(laid.error.code);
        expect(squaresLeft(laid.value)).toHaveLength(left.length - 1);
        expect(takeCard(laid.value, square)).toEqual({ ok: true, value: map });
      }),
    );
  });

  it('keeps marker and posts when a card of the same kind takes the place', () => {
    const map: GameMap = {
      grid: 'small',
      turned: false,
      marks: {},
      cards: {
        a1: { kind: 'city', terrain: 'lake', owner: 2, level: 5 },
        b1: { kind: 'road', terrain: 'lake', posts: [3] },
      },
    };
    expect(replaceCard(map, 'a1', { kind: 'city', terrain: 'frost', owner: null, level: 1 })).toMatchObject({
      value: { cards: { a1: { terrain: 'frost', owner: 2, level: 5 } } },
    });
    expect(replaceCard(map, 'b1', { kind: 'road', terrain: 'frost' })).toMatchObject({
      value: { cards: { b1: { terrain: 'frost', posts: [3] } } },
    });
  });

  it('deals the same from the same seed, one gate to each mark, and every way to somebody', () => {
    const marks = Object.fromEntries(['b2', 'f2', 'b6', 'f6'].map((square) => [square, 'gate' as const]));
    const map: GameMap = { grid: 'small', turned: false, marks, cards: { a1: { kind: 'road' } } };
    const seen = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const dealt = dealCards(map, [1, 3, 4], seed);
      if (!dealt.ok) throw new Error(dealt.error.code);
      expect(dealCards(map, [1, 3, 4], seed)).toEqual(dealt);
      expect(dealt.value.cards.a1).toEqual({ kind: 'road' });
      seen.add(JSON.stringify(gatesOn(dealt.value)));
    }
    // Three gates on four squares.
    expect(seen.size).toBe(24);
    expect(marked(map, 'gate')).toHaveLength(4);
  });

  it('counts 49, 77 and 65 squares', () => {
    for (const [grid, count] of [
      ['small', 49],
      ['large', 77],
      ['cut', 65],
    ] as const)
      for (const turned of [false, true]) expect(squaresOf({ grid, turned }).size).toBe(count);
  });
});
