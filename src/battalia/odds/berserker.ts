// What Berserker leaves of a hand, exactly: two cards go, each pair as likely as any other. battalia.potion.berserker

import { bestLine, factsOf, type HandCard, type Pull, pulls, type Situation } from '../engine/index.ts';
import { type Fraction, fraction, NEVER, plus } from './fraction.ts';

export interface Chance<Value> {
  value: Value;
  chance: Fraction;
}

/** Any number that depends on what is pulled, with its chances, the greatest first. */
export function afterBerserker(hand: readonly HandCard[], worth: (pull: Pull) => number): Chance<number>[] {
  const all = pulls(hand);
  const total = all.reduce((sum, { ways }) => sum + ways, 0);
  const ways = new Map<number, number>();
  for (const pull of all) {
    const value = worth(pull);
    ways.set(value, (ways.get(value) ?? 0) + pull.ways);
  }
  return [...ways]
    .sort(([a], [b]) => b - a)
    .map(([value, count]) => ({ value, chance: fraction(count, total) }));
}

/** Printed strength that is left in the hand. */
export const printedLeft = (hand: readonly HandCard[]): Chance<number>[] =>
  afterBerserker(hand, ({ left }) => left.reduce((sum, card) => sum + factsOf(card).printed, 0));

/** The strongest line that the rest of the hand still makes, with all bonuses. */
export const bestLeft = (hand: readonly HandCard[], situation: Situation): Chance<number>[] =>
  afterBerserker(hand, ({ left }) => bestLine(left, situation)?.strength ?? 0);

/** The chance of a value of at least so much. */
export const atLeast = (chances: readonly Chance<number>[], wanted: number): Fraction =>
  chances.reduce((sum, { value, chance }) => (value >= wanted ? plus(sum, chance) : sum), NEVER);

/** The chance of each kind of card to be among those that are pulled. */
export function pulledKinds(hand: readonly HandCard[]): Chance<HandCard>[] {
  const all = pulls(hand);
  const total = all.reduce((sum, { ways }) => sum + ways, 0);
  return [...new Set(hand)].map((card) => ({
    value: card,
    chance: fraction(
      all.reduce((sum, { taken, ways }) => (taken.includes(card) ? sum + ways : sum), 0),
      total,
    ),
  }));
}
