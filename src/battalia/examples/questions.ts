// What examples may ask: everything that scenarios ask, and chances.

import { factsOf, type HandCard, pulls, QUESTIONS, type Question } from '../engine/index.ts';
import { ALWAYS, asNumber, asText, atLeast, fraction, minus, printedLeft, times } from '../odds/index.ts';

const printed = (hand: readonly HandCard[]): number =>
  hand.reduce((sum, card) => sum + factsOf(card).printed, 0);

const ABOUT_CHANCES: Readonly<Record<string, Question>> = {
  /** Printed strength that Berserker leaves in a hand, with pairs and chances; `reach`: at most so much. */
  berserkerLeaves: (given) => {
    const hand = given.hand as HandCard[];
    const pairs = pulls(hand).reduce((sum, { ways }) => sum + ways, 0);
    const left = printedLeft(hand);
    const inPairs = (chance: typeof ALWAYS): number => asNumber(times(chance, fraction(pairs)));
    const enough = minus(ALWAYS, atLeast(left, Number(given.reach ?? 0) + 1));
    return {
      strength: printed(hand),
      pairs,
      left: left.map(({ value, chance }) => ({
        strength: value,
        ways: inPairs(chance),
        chance: asText(chance),
      })),
      enough: inPairs(enough),
      chance: asText(enough),
    };
  },
};

export const questions: Readonly<Record<string, Question>> = { ...QUESTIONS, ...ABOUT_CHANCES };
