// How a journey is paid: every set of cards of which none can be spared, and why no smaller one will do.

import type { Refusal } from '../../state/result.ts';
import { ok, type Result, refuse } from '../../state/result.ts';
import type { JourneyPrice } from './price.ts';

export const PAYING_CARDS = ['supply', 'horses', 'stardust'] as const;
/** Cards of a hand that pay a journey. */
export type PayingCards = Readonly<Record<(typeof PAYING_CARDS)[number], number>>;

const HORSE_STEPS = 3;
/** battalia.stardust.two */
export const STARDUST_SUPPLY = 2;

/** Laid down as supply: what pays the toll. */
const asSupply = ({ supply, stardust }: PayingCards): number => supply + STARDUST_SUPPLY * stardust;
/** Everything the cards bring, supply and steps together. */
const worthOf = (cards: PayingCards): number => asSupply(cards) + HORSE_STEPS * cards.horses;

/**
 * Whether these cards pay the journey, and how many steps are left, which may still be used after the storm effect
 * (battalia.gates.stepsStay). `free` are steps that an ability gives, such as Metamorpha in a forest: like a horse they
 * never pay the toll. As the journey is one line, both halves of a stardust serve it (battalia.gates.stardust).
 */
export function payJourney(
  { steps, toll }: JourneyPrice,
  cards: PayingCards,
  free = 0,
): Result<{ left: number }> {
  if (asSupply(cards) < toll) return refuse('stormToll', 'battalia.gates.tollSupply', { toll });
  const [need, have] = [steps + toll, worthOf(cards) + free];
  if (have < need) return refuse('stormTooFew', 'battalia.gates.toll', { need, have, short: need - have });
  return ok({ left: have - need });
}

/** The same with cards that must be in the hand. */
export const payFrom = (
  hand: PayingCards,
  price: JourneyPrice,
  cards: PayingCards,
  free = 0,
): Result<{ left: number }> =>
  PAYING_CARDS.every((kind) => cards[kind] <= hand[kind])
    ? payJourney(price, cards, free)
    : refuse('stormCardsMissing', 'battalia.gates.toll');

interface Way {
  cards: PayingCards;
  left: number;
}
interface NoWay {
  cards: PayingCards;
  why: Refusal;
}
interface Payments {
  /** Sets of which no card can be spared, those with the fewest cards first. */
  ways: readonly Way[];
  /** The largest sets that are not enough, each with its cause. */
  noWays: readonly NoWay[];
}

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => n);

const setsOf = (hand: PayingCards): PayingCards[] =>
  upTo(hand.supply).flatMap((supply) =>
    upTo(hand.horses).flatMap((horses) =>
      upTo(hand.stardust).map((stardust) => ({ supply, horses, stardust })),
    ),
  );

const oneMore = (cards: PayingCards, hand: PayingCards): PayingCards[] =>
  PAYING_CARDS.filter((kind) => cards[kind] < hand[kind]).map((kind) => ({
    ...cards,
    [kind]: cards[kind] + 1,
  }));
const oneLess = (cards: PayingCards): PayingCards[] =>
  PAYING_CARDS.filter((kind) => cards[kind] > 0).map((kind) => ({ ...cards, [kind]: cards[kind] - 1 }));

export const countOf = (cards: PayingCards): number => cards.supply + cards.horses + cards.stardust;

/** More cards never pay less: so it is enough to look one card down, and one card up. */
export function journeyPayments(price: JourneyPrice, hand: PayingCards, free = 0): Payments {
  const ways: Way[] = [];
  const noWays: NoWay[] = [];
  for (const cards of setsOf(hand)) {
    const paid = payJourney(price, cards, free);
    if (paid.ok) {
      if (oneLess(cards).every((less) => !payJourney(price, less, free).ok))
        ways.push({ cards, left: paid.value.left });
    } else if (oneMore(cards, hand).every((more) => payJourney(price, more, free).ok))
      noWays.push({ cards, why: paid.error });
  }
  return { ways: ways.sort((a, b) => countOf(a.cards) - countOf(b.cards) || a.left - b.left), noWays };
}
