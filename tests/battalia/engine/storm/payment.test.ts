import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACTIONS, GATES } from '../../../../src/battalia/engine/state/vocabulary.ts';
import {
  countOf,
  journeyPayments,
  PAYING_CARDS,
  type PayingCards,
  payJourney,
} from '../../../../src/battalia/engine/storm/travel/payment.ts';
import { type JourneyPrice, journeyPrice } from '../../../../src/battalia/engine/storm/travel/price.ts';
import { payActions } from '../../../../src/battalia/engine/storm/travel/stardust.ts';

const few = fc.integer({ min: 0, max: 4 });
const hands = fc.record({ supply: few, horses: few, stardust: few });
const walk = fc.tuple(few, few).map(([squares, native]) => ({ squares, native: Math.min(native, squares) }));
const journeys = fc
  .record({
    advanced: fc.boolean(),
    faction: fc.option(fc.constantFrom(...FACTIONS)),
    before: fc.option(walk),
    from: fc.constantFrom(...GATES),
    to: fc.constantFrom(...GATES),
    after: walk,
  })
  .filter(({ from, to }) => from !== to);

type Piece = (typeof PAYING_CARDS)[number];
const pieces = (cards: PayingCards): Piece[] =>
  PAYING_CARDS.flatMap((kind) => Array<Piece>(cards[kind]).fill(kind));
const cardsOf = (list: readonly Piece[]): PayingCards => ({
  supply: list.filter((kind) => kind === 'supply').length,
  horses: list.filter((kind) => kind === 'horses').length,
  stardust: list.filter((kind) => kind === 'stardust').length,
});
const subsets = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: 2 ** list.length }, (_, bits) => list.filter((_, i) => bits & (1 << i)));

/** Paid card by card, as at the table: the toll first, out of supply or stardust, then square by square. */
function paidByHand({ steps, toll }: JourneyPrice, cards: PayingCards, free: number): boolean {
  let supply = cards.supply + 2 * cards.stardust;
  let points = 3 * cards.horses + free;
  for (let i = 0; i < toll; i++) if (--supply < 0) return false;
  for (let i = 0; i < steps; i++) {
    if (points > 0) points--;
    else if (--supply < 0) return false;
  }
  return true;
}

const key = (cards: PayingCards): string => PAYING_CARDS.map((kind) => cards[kind]).join(' ');
const isPartOf = (a: PayingCards, b: PayingCards): boolean =>
  PAYING_CARDS.every((kind) => a[kind] <= b[kind]);

describe('paying a journey', () => {
  it('finds exactly the sets that pay and of which no card can be spared', () => {
    fc.assert(
      fc.property(journeys, hands, few, (journey, hand, free) => {
        fc.pre(countOf(hand) <= 10);
        const price = journeyPrice(journey);
        const sets = subsets(pieces(hand)).map(cardsOf);
        const paying = sets.filter((cards) => paidByHand(price, cards, free));
        const least = paying.filter(
          (cards) => !paying.some((other) => key(other) !== key(cards) && isPartOf(other, cards)),
        );
        const { ways, noWays } = journeyPayments(price, hand, free);
        expect(new Set(ways.map(({ cards }) => key(cards)))).toEqual(new Set(least.map(key)));
        expect(ways.length).toBe(new Set(least.map(key)).size);
        const failing = sets.filter((cards) => !paidByHand(price, cards, free));
        const most = failing.filter(
          (cards) => !failing.some((other) => key(other) !== key(cards) && isPartOf(cards, other)),
        );
        expect(new Set(noWays.map(({ cards }) => key(cards)))).toEqual(new Set(most.map(key)));
      }),
      { numRuns: 150 },
    );
  });

  it('leaves as many steps as cards bring beyond the price', () => {
    fc.assert(
      fc.property(journeys, hands, few, (journey, cards, free) => {
        const price = journeyPrice(journey);
        const paid = payJourney(price, cards, free);
        if (!paid.ok) return;
        const longer = { ...price, steps: price.steps + paid.value.left };
        expect(paidByHand(longer, cards, free)).toBe(true);
        expect(paidByHand({ ...longer, steps: longer.steps + 1 }, cards, free)).toBe(false);
      }),
    );
  });

  it('refuses with the true cause: the toll when one supply more would not be a step, the number otherwise', () => {
    fc.assert(
      fc.property(journeys, hands, few, (journey, cards, free) => {
        const paid = payJourney(journeyPrice(journey), cards, free);
        if (paid.ok) return;
        const noSupply = cards.supply === 0 && cards.stardust === 0;
        expect(paid.error.code).toBe(noSupply ? 'stormToll' : 'stormTooFew');
        if (!noSupply)
          expect(paid.error.args?.short).toBe(Number(paid.error.args?.need) - Number(paid.error.args?.have));
      }),
    );
  });

  it('costs never less in the basic game than in the advanced one, and its parts make the sum', () => {
    fc.assert(
      fc.property(journeys, (journey) => {
        const [basic, advanced] = [false, true].map((each) => journeyPrice({ ...journey, advanced: each }));
        expect(advanced!.steps).toBeLessThanOrEqual(basic!.steps);
        const { before, after } = journey;
        expect(basic!.steps).toBe((before ? before.squares + 1 : 0) + 1 + after.squares);
        expect(basic!.toll).toBe(1);
      }),
    );
  });
});

describe('stardust in several actions', () => {
  /** Lays each stardust into one action or none, in every possible way. */
  const laid = (needs: readonly number[], supply: number, stardust: number): boolean =>
    stardust === 0
      ? needs.reduce((sum, need) => sum + need, 0) <= supply
      : laid(needs, supply, stardust - 1) ||
        needs.some((need, i) => need > 0 && laid(needs.with(i, Math.max(need - 2, 0)), supply, stardust - 1));

  it('pays exactly what laying the cards in every way can pay', () => {
    fc.assert(
      fc.property(
        fc.array(few, { maxLength: 3 }),
        few,
        fc.integer({ min: 0, max: 3 }),
        (needs, supply, stardust) => {
          expect(payActions(needs, supply, stardust).ok).toBe(laid(needs, supply, stardust));
        },
      ),
    );
  });
});
