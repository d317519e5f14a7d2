import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestLine, factsOf, type HandCard, PLAIN_SITUATION } from '../../../src/battalia/engine/index.ts';
import {
  afterBerserker,
  atLeast,
  bestLeft,
  printedLeft,
  pulledKinds,
} from '../../../src/battalia/odds/berserker.ts';
import { ALWAYS, asText, type Fraction, fraction, plus, same } from '../../../src/battalia/odds/fraction.ts';
import { anyHand, anySituation } from '../lib/hands.ts';

/** Every pair of single cards, one by one. */
function pairs(hand: readonly HandCard[]): HandCard[][] {
  if (hand.length <= 2) return [[]];
  return hand.flatMap((_, i) =>
    hand.slice(i + 1).map((__, k) => hand.filter((___, at) => at !== i && at !== i + 1 + k)),
  );
}
const sum = (chances: readonly { chance: Fraction }[]): Fraction =>
  chances.reduce((all, { chance }) => plus(all, chance), fraction(0));

describe('what Berserker leaves', () => {
  it('of the hand in the reference is what the reference says', () => {
    const hand: HandCard[] = [
      'baerfolk.lord',
      'baerfolk.chief',
      'baerfolk.friman',
      'baerfolk.friman',
      'supply',
      'supply',
    ];
    expect(printedLeft(hand).map(({ value, chance }) => `${value}: ${asText(chance)}`)).toEqual([
      '8: 1/15',
      '7: 4/15',
      '6: 1/5',
      '5: 2/15',
      '4: 2/15',
      '3: 2/15',
      '2: 1/15',
    ]);
    expect(asText(atLeast(printedLeft(hand), 6))).toBe('8/15');
    expect(asText(pulledKinds(hand)[0]!.chance)).toBe('1/3');
  });

  it('adds up to one and equals counting every pair', () => {
    fc.assert(
      fc.property(anyHand(9), (hand) => {
        const chances = printedLeft(hand);
        expect(same(sum(chances), ALWAYS)).toBe(true);
        const left = pairs(hand).map((rest) => rest.reduce((all, card) => all + factsOf(card).printed, 0));
        for (const { value, chance } of chances)
          expect(same(chance, fraction(left.filter((each) => each === value).length, left.length))).toBe(
            true,
          );
      }),
    );
  });

  it('in the strongest line equals the strongest line of each rest', () => {
    fc.assert(
      fc.property(anyHand(6), anySituation({ side: 'defence', heroes: 1 }), (hand, situation) => {
        const left = pairs(hand).map((rest) => bestLine(rest, situation)?.strength ?? 0);
        const chances = bestLeft(hand, situation);
        expect(chances.map(({ value }) => value)).toEqual([...new Set(left)].sort((a, b) => b - a));
        for (const { value, chance } of chances)
          expect(same(chance, fraction(left.filter((each) => each === value).length, left.length))).toBe(
            true,
          );
      }),
    );
  });

  it('never reaches more than the whole hand', () => {
    fc.assert(
      fc.property(anyHand(6), (hand) => {
        const situation = { ...PLAIN_SITUATION, side: 'defence' as const };
        const whole = bestLine(hand, situation)!.strength;
        expect(afterBerserker(hand, ({ taken }) => taken.length).map(({ value }) => value)).toEqual([
          Math.min(2, hand.length),
        ]);
        expect(bestLeft(hand, situation).every(({ value }) => value <= whole)).toBe(true);
      }),
    );
  });
});
