// The chance that a card of my faction is still there when the cards of a draft round come to me.

import type { Faction, Manner } from '../engine/index.ts';
import { ALWAYS, type Fraction, fraction, NEVER, plus, times } from './fraction.ts';

/** How many cards of each faction. */
type Hand = ReadonlyMap<Faction, number>;

interface Coming {
  factions: readonly Faction[];
  /** Cards of each faction in the stack; null: each card dealt is of any faction with equal odds. */
  copies: number | null;
  /** Cards that are dealt: one for each player. */
  dealt: number;
}

/** All hands that can be dealt. */
function* handsOf(factions: readonly Faction[], dealt: number): Generator<Map<Faction, number>> {
  const [first, ...others] = factions;
  if (!first) {
    if (dealt === 0) yield new Map();
    return;
  }
  for (let count = 0; count <= dealt; count++)
    for (const rest of handsOf(others, dealt - count)) yield new Map([[first, count], ...rest]);
}

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));

const choose = (n: number, k: number): bigint =>
  k < 0 || k > n ? 0n : factorial(n) / (factorial(k) * factorial(n - k));

/** How likely a hand is dealt. */
function chanceOfHand({ factions, copies, dealt }: Coming, hand: Hand): Fraction {
  const counts = factions.map((faction) => hand.get(faction) ?? 0);
  if (copies === null) {
    const orders = counts.reduce((ways, count) => ways / factorial(count), factorial(dealt));
    return fraction(orders, BigInt(factions.length) ** BigInt(dealt));
  }
  const ways = counts.reduce((product, count) => product * choose(copies, count), 1n);
  return fraction(ways, choose(copies * factions.length, dealt));
}

const total = (hand: Hand): number => [...hand.values()].reduce((sum, count) => sum + count, 0);
const less = (hand: Hand, faction: Faction): Hand => new Map(hand).set(faction, hand.get(faction)! - 1);

/** What the next player may leave behind, and how likely. */
function leavings(hand: Hand, own: Faction | null, manner: Manner): [Hand, Fraction][] {
  if (manner === 'ownFirst' && own && (hand.get(own) ?? 0) > 0) return [[less(hand, own), ALWAYS]];
  const cards = total(hand);
  return [...hand].flatMap(([faction, count]): [Hand, Fraction][] =>
    count > 0 ? [[less(hand, faction), fraction(count, cards)]] : [],
  );
}

/** The chance that `mine` is among these cards after the others have picked. */
export function staysIn(
  hand: Hand,
  before: readonly (Faction | null)[],
  mine: Faction,
  manner: Manner,
): Fraction {
  const known = new Map<string, Fraction>();
  const look = (cards: Hand, turn: number): Fraction => {
    if (!cards.get(mine)) return NEVER;
    if (turn === before.length) return ALWAYS;
    const key = `${turn} ${[...cards.values()].join()}`;
    const met = known.get(key);
    if (met) return met;
    const chance = leavings(cards, before[turn]!, manner).reduce(
      (sum, [left, odds]) => plus(sum, times(odds, look(left, turn + 1))),
      NEVER,
    );
    known.set(key, chance);
    return chance;
  };
  return look(hand, 0);
}

/** The same before anything is dealt. */
export function reachChance(
  coming: Coming,
  before: readonly (Faction | null)[],
  mine: Faction,
  manner: Manner,
): Fraction {
  let sum = NEVER;
  for (const hand of handsOf(coming.factions, coming.dealt)) {
    const dealt = chanceOfHand(coming, hand);
    if (dealt.n > 0n) sum = plus(sum, times(dealt, staysIn(hand, before, mine, manner)));
  }
  return sum;
}
