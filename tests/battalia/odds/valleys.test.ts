import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BUILDINGS_OF,
  type Building,
  CORNERS,
  type Corner,
  entersAt,
  GATES,
  type Gate,
  VALLEYS,
  type Valley,
  type ValleyState,
} from '../../../src/battalia/engine/index.ts';
import { ALWAYS, asText, type Fraction, fraction, plus, same } from '../../../src/battalia/odds/fraction.ts';
import {
  behind,
  expectedDiscoveries,
  foundWithin,
  gateChance,
  layoutsLeft,
} from '../../../src/battalia/odds/valleys.ts';

function orders<T>(list: readonly T[]): T[][] {
  return list.length === 0
    ? [[]]
    : list.flatMap((first, i) => orders(list.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}

/** A valley of which some corners are open, as one of its 24 layouts has them. */
const valleys = fc.record({
  valley: fc.constantFrom<Valley>(...VALLEYS),
  layout: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
  open: fc.subarray([...CORNERS]),
});

const known = (valley: Valley, layout: readonly number[], open: readonly Corner[]): ValleyState => ({
  centre: 'd4',
  centreOwner: null,
  roads: [],
  buildings: Object.fromEntries(
    open.map((corner) => [
      corner,
      { building: BUILDINGS_OF[valley][layout[CORNERS.indexOf(corner)]!]!, owner: 0 },
    ]),
  ),
});

/** Every layout that shows what is open. */
const possible = (state: ValleyState, valley: Valley): Building[][] =>
  orders(BUILDINGS_OF[valley]).filter((layout) =>
    CORNERS.every((corner, i) => {
      const open = state.buildings[corner];
      return !open || open.building === layout[i];
    }),
  );

describe('what lies behind the backs of a valley', () => {
  it('is what counting all layouts says', () => {
    fc.assert(
      fc.property(valleys, ({ valley, layout, open }) => {
        const state = known(valley, layout, open);
        const all = possible(state, valley);
        expect(layoutsLeft(state)).toBe(all.length);
        for (const [i, corner] of CORNERS.entries()) {
          const odds = behind(state, valley, corner);
          let sum: Fraction = fraction(0);
          for (const building of BUILDINGS_OF[valley]) {
            const counted = all.filter((each) => each[i] === building).length;
            expect(asText(odds[building])).toBe(asText(fraction(counted, all.length)));
            sum = plus(sum, odds[building]);
          }
          expect(same(sum, ALWAYS)).toBe(true);
        }
      }),
    );
  });

  it('is found after as many discoveries as all orders of looking say', () => {
    fc.assert(
      fc.property(valleys, fc.subarray([0, 1, 2, 3], { minLength: 1 }), ({ valley, layout, open }, wish) => {
        const state = known(valley, layout, open);
        const wished = wish.map((i) => BUILDINGS_OF[valley][i]!);
        const closed = CORNERS.filter((corner) => !open.includes(corner));
        const there = open.some((corner) => wished.includes(state.buildings[corner]!.building));
        // How many corners one turns, from the first closed one on, until a wished building shows.
        const turned = possible(state, valley).map((each) =>
          there ? 0 : 1 + closed.findIndex((corner) => wished.includes(each[CORNERS.indexOf(corner)]!)),
        );
        const sum = turned.reduce((a, b) => a + b, 0);
        expect(asText(expectedDiscoveries(state, valley, wished)!)).toBe(
          asText(fraction(sum, turned.length)),
        );
        for (let looks = 0; looks <= 4; looks++)
          expect(asText(foundWithin(state, valley, wished, looks))).toBe(
            asText(fraction(turned.filter((each) => each <= looks).length, turned.length)),
          );
      }),
    );
  });

  it('of an untouched valley takes two and a half discoveries for one wished workshop', () => {
    const state = known('kings', [0, 1, 2, 3], []);
    expect(asText(expectedDiscoveries(state, 'kings', ['smithy'])!)).toBe('5/2');
    expect(expectedDiscoveries(state, 'kings', ['shop'])).toBeNull();
  });
});

describe('the die on the Mountain Pass', () => {
  it('names each gate in play equally often, whatever is rolled again', () => {
    fc.assert(
      fc.property(fc.subarray([...GATES], { minLength: 1 }), (inPlay: Gate[]) => {
        const count = GATES.filter((roll) => entersAt(inPlay, roll).ok).length;
        expect(asText(gateChance(inPlay.length))).toBe(asText(fraction(1, count)));
      }),
    );
    expect(asText(gateChance(4))).toBe('1/4');
  });
});
