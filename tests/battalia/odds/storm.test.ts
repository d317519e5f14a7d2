import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  copyable,
  drawEffect,
  EFFECTS,
  type Effect,
  isThrough,
  type Storm,
} from '../../../src/battalia/engine/index.ts';
import { asText, fraction, same } from '../../../src/battalia/odds/fraction.ts';
import { drawnWithin, nextEffects, reachedWithin } from '../../../src/battalia/odds/storm.ts';

const storm = (...discard: Effect[]): Storm => ({ deck: null, discard });
const effects = fc.uniqueArray(fc.constantFrom(...EFFECTS), { maxLength: 12 });

/** Plays every order of the next draws, one after the other, and counts those in which a wish comes true. */
function counted(from: Storm, jumps: number, wished: readonly Effect[], copying: boolean) {
  let [hits, all] = [0n, 0n];
  const go = (here: Storm, left: number, weight: bigint): void => {
    if (left === 0) {
      all += weight;
      return;
    }
    const now = isThrough(here) ? { ...here, discard: [] } : here;
    const ways = EFFECTS.filter((effect) => !now.discard.includes(effect));
    // Every draw splits the same whole, so that decks of different sizes can be added up.
    const part = weight / BigInt(ways.length);
    for (const effect of ways) {
      const drawn = drawEffect(now, effect);
      if (!drawn.ok) throw new Error('nothing was drawn');
      const copied = copying && effect === 8 && copyable(now).some((open) => wished.includes(open));
      if (wished.includes(effect) || copied) [hits, all] = [hits + part, all + part];
      else go(drawn.value.storm, left - 1, part);
    }
  };
  // A multiple of everything that is divided by.
  let whole = 1n;
  for (let i = 0, size = 12 - from.discard.length || 12; i < jumps; i++, size = size - 1 || 12)
    whole *= BigInt(size);
  go(from, jumps, whole);
  return fraction(hits, all);
}

describe('a wished storm effect', () => {
  it('comes as often as reference numbers say', () => {
    expect(asText(drawnWithin(storm(), [5], 3).chance)).toBe('1/4');
    expect(asText(drawnWithin(storm(1, 2, 3, 4, 5), [6, 7, 9, 10], 2).chance)).toBe('6/7');
  });

  it('comes as often as counting all orders of small decks says, across the shuffle, with and without copying', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...EFFECTS), { minLength: 8, maxLength: 12 }),
        effects,
        fc.integer({ min: 0, max: 5 }),
        (discard, wished, jumps) => {
          const left = 12 - discard.length;
          // Few draws from a full deck, so that counting ends.
          fc.pre(jumps <= left + 2);
          const here = storm(...discard);
          expect(same(drawnWithin(here, wished, jumps).chance, counted(here, jumps, wished, false))).toBe(
            true,
          );
          expect(same(reachedWithin(here, wished, jumps).chance, counted(here, jumps, wished, true))).toBe(
            true,
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('comes as often as counting says with the full deck', () => {
    fc.assert(
      fc.property(effects, fc.integer({ min: 0, max: 4 }), (wished, jumps) =>
        same(drawnWithin(storm(), wished, jumps).chance, counted(storm(), jumps, wished, false)),
      ),
      { numRuns: 20 },
    );
  });

  it('is sure when the jumps draw every card that is left', () => {
    fc.assert(
      fc.property(effects, effects, (discard, wished) => {
        const here = storm(...discard);
        const left = nextEffects(here).effects;
        fc.pre(left.some((effect) => wished.includes(effect)));
        expect(asText(drawnWithin(here, wished, left.length).chance)).toBe('1');
      }),
    );
  });

  it('is never less likely with more jumps, more wishes, or copying', () => {
    fc.assert(
      fc.property(
        effects,
        effects,
        fc.constantFrom(...EFFECTS),
        fc.integer({ min: 0, max: 30 }),
        (discard, wished, one, jumps) => {
          const here = storm(...discard);
          const chance = (list: readonly Effect[], n: number) => drawnWithin(here, list, n).chance;
          const atMost = (a: { n: bigint; d: bigint }, b: { n: bigint; d: bigint }) => a.n * b.d <= b.n * a.d;
          expect(atMost(chance(wished, jumps), chance(wished, jumps + 1))).toBe(true);
          expect(atMost(chance(wished, jumps), chance([...wished, one], jumps))).toBe(true);
          expect(atMost(chance(wished, jumps), reachedWithin(here, wished, jumps).chance)).toBe(true);
        },
      ),
    );
  });

  it('shows the parts that make the number', () => {
    const { chance, rounds } = drawnWithin(storm(1, 2, 3, 4, 5, 6, 7, 9, 10, 11), [12, 5], 4);
    expect(rounds.map(({ cards, wanted, draws }) => [cards, wanted, draws])).toEqual([
      [2, 1, 2],
      [12, 2, 2],
    ]);
    expect(asText(chance)).toBe('1');
  });

  it('is not helped by effect 8 once the pile is empty, nor for effect 2', () => {
    expect(reachedWithin(storm(), [3], 1)).toEqual(drawnWithin(storm(), [3], 1));
    expect(reachedWithin(storm(2), [2], 5)).toEqual(drawnWithin(storm(2), [2], 5));
    expect(asText(reachedWithin(storm(3), [3], 1).chance)).toBe('1/11');
  });
});

it('the next effect is any of those that have not been played', () => {
  expect(nextEffects(storm(4, 8))).toEqual({
    effects: [1, 2, 3, 5, 6, 7, 9, 10, 11, 12],
    each: fraction(1, 10),
  });
  expect(nextEffects(storm(...EFFECTS))).toEqual({ effects: EFFECTS, each: fraction(1, 12) });
});
