import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardsIn,
  countChange,
  findTrade,
  isArtefact,
  type Market,
  OPEN_STACK,
  pileOf,
  TRADE_CARDS,
  type TradeCard,
  trade,
  tradesNow,
} from '../../../../src/battalia/engine/index.ts';

const card = fc.constantFrom<TradeCard>(...TRADE_CARDS);
const markets: fc.Arbitrary<Market> = fc
  .record({
    posts: fc.integer({ min: 0, max: 2 }),
    atPost: fc.boolean(),
    hand: fc.dictionary(card, fc.integer({ min: 0, max: 4 })),
    chest: fc.integer({ min: 0, max: OPEN_STACK }),
    stardust: fc.integer({ min: 0, max: OPEN_STACK }),
  })
  .map(({ posts, atPost, hand, chest, stardust }) => ({
    posts,
    atPost,
    hand: pileOf(hand),
    received: pileOf(),
    stock: { chest, stardust },
    emptyStacks: [],
  }));

const wishes = fc.array(fc.tuple(card, card), { maxLength: 30 });

describe('trading through a turn, whatever is wished', () => {
  it('moves cards and neither makes nor loses any', () => {
    fc.assert(
      fc.property(markets, wishes, (start, steps) => {
        let market = start;
        // What lies under the stacks of artefacts and supply, which have no end here.
        let under = 0;
        for (const [give, get] of steps) {
          const result = trade(market, give, get);
          if (!result.ok) continue;
          const { given } = findTrade(give, get)!;
          expect(cardsIn(result.value.state.hand) - cardsIn(market.hand)).toBe(
            countChange(findTrade(give, get)!),
          );
          if (give === 'supply' || isArtefact(give)) under += given;
          if (get === 'supply' || isArtefact(get)) under -= 1;
          market = result.value.state;
        }
        const seen = ({ hand, stock }: Market): number => cardsIn(hand) + stock.chest + stock.stardust;
        expect(seen(market) + under).toBe(seen(start));
        for (const each of TRADE_CARDS) expect(market.hand[each]).toBeGreaterThanOrEqual(0);
        expect(Math.min(market.stock.chest, market.stock.stardust)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('never gives a card away that was received', () => {
    fc.assert(
      fc.property(markets, wishes, (start, steps) => {
        let market = start;
        for (const [give, get] of steps) {
          const result = trade(market, give, get);
          if (!result.ok) continue;
          market = result.value.state;
          // Everything that came in this turn is still in the hand.
          for (const each of TRADE_CARDS)
            expect(market.hand[each]).toBeGreaterThanOrEqual(market.received[each]);
        }
      }),
    );
  });

  it('allows exactly what it lists', () => {
    fc.assert(
      fc.property(markets, card, card, (market, give, get) => {
        const listed = tradesNow(market).some((each) => each.give === give && each.get === get);
        expect(trade(market, give, get).ok).toBe(listed);
      }),
    );
  });
});
