import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Agreed,
  CARDS_NEEDED,
  type Crown,
  checkpoint,
  DECK_PARTS,
  DEFAULT_OPTIONS,
  deckSize,
  STATUSES,
  VERDICT_RULES,
} from '../../../../src/battalia/engine/index.ts';

const crowns = fc.record<Crown>({
  cards: fc.nat(60),
  queen: fc.constantFrom('none', 'held', 'deposed'),
  king: fc.constantFrom('none', 'held', 'deposed'),
  veteran: fc.constantFrom('none', 'veteran', 'fallen'),
});
const agreements = fc
  .record({
    heroMode: fc.boolean(),
    lateGain: fc.boolean(),
    veteranRegain: fc.boolean(),
  })
  .map(
    ({ heroMode, ...options }): Pick<Agreed, 'heroMode' | 'options'> => ({
      heroMode,
      options: { ...DEFAULT_OPTIONS, ...options },
    }),
  );
const numbers = fc.integer({ min: 2, max: 9 });

const holds = ({ queen, king, veteran }: Crown): Record<(typeof STATUSES)[number], number> => ({
  queen: Number(queen === 'held'),
  king: Number(king === 'held'),
  veteran: Number(veteran === 'veteran'),
});

describe('a checkpoint', () => {
  it('never takes more for more cards', () => {
    fc.assert(
      fc.property(crowns, numbers, fc.nat(60), agreements, (crown, number, cards, agreed) => {
        const fewer = holds(checkpoint(crown, number, cards, agreed, 0).player);
        const more = holds(checkpoint(crown, number, cards + 1, agreed, 0).player);
        for (const status of STATUSES) expect(more[status]).toBeGreaterThanOrEqual(fewer[status]);
      }),
    );
  });

  it('decides each status by the count alone, whatever becomes of the others', () => {
    fc.assert(
      fc.property(crowns, crowns, numbers, fc.nat(60), agreements, (one, other, number, cards, agreed) => {
        for (const status of STATUSES) {
          const mixed = { ...other, [status]: one[status] };
          expect(checkpoint(mixed, number, cards, agreed, 0).player[status]).toBe(
            checkpoint(one, number, cards, agreed, 0).player[status],
          );
        }
      }),
    );
  });

  it('leaves the deck larger by the royal cards that came and smaller by those that went', () => {
    fc.assert(
      fc.property(crowns, numbers, fc.nat(60), agreements, (crown, number, cards, agreed) => {
        const { player, deck, margins, events } = checkpoint(crown, number, cards, agreed, 3);
        const royals = (of: Crown): number => holds(of).queen + holds(of).king;
        expect(deck).toBe(cards + royals(player) - royals(crown));
        expect(player.cards).toBe(cards);
        for (const { status, margin, needed } of margins) {
          expect(needed).toBe(CARDS_NEEDED[status]);
          expect(margin).toBe(cards - needed);
        }
        for (const told of events)
          if (told.event === 'statusJudged') expect(told.rule).toBe(VERDICT_RULES[told.status][told.verdict]);
        expect(events.filter(({ event }) => event === 'statusJudged')).toHaveLength(agreed.heroMode ? 3 : 2);
      }),
    );
  });

  it('brings back no deposed royal card, whatever is agreed on', () => {
    fc.assert(
      fc.property(crowns, numbers, fc.nat(60), agreements, (crown, number, cards, agreed) => {
        const { player } = checkpoint(crown, number, cards, agreed, 0);
        if (crown.queen === 'deposed') expect(player.queen).toBe('deposed');
        if (crown.king === 'deposed') expect(player.king).toBe('deposed');
      }),
    );
  });

  it('counts nothing in the first week', () => {
    fc.assert(
      fc.property(crowns, fc.nat(60), agreements, (crown, cards, agreed) => {
        expect(checkpoint(crown, 1, cards, agreed, 0)).toEqual({
          player: crown,
          margins: [],
          deck: crown.cards,
          events: [],
        });
      }),
    );
  });
});

describe('a deck', () => {
  it('is the sum of its parts; tents only where they count', () => {
    const parts = fc.tuple(...DECK_PARTS.map(() => fc.nat(30)));
    fc.assert(
      fc.property(parts, fc.boolean(), (sizes, tentCardCounts) => {
        const [hand, nation, haven, ambush, inTents, tents] = sizes as [
          number,
          number,
          number,
          number,
          number,
          number,
        ];
        expect(deckSize({ hand, nation, haven, ambush, inTents, tents }, { tentCardCounts })).toBe(
          hand + nation + haven + ambush + inTents + (tentCardCounts ? tents : 0),
        );
      }),
    );
  });
});
