import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BattleCard, HandCard } from '../../../../src/battalia/engine/battle/cards.ts';
import { checkLine } from '../../../../src/battalia/engine/battle/line.ts';
import {
  bestLine,
  type Search,
  setsOfOneMoreHero,
  setsReaching,
} from '../../../../src/battalia/engine/battle/sets.ts';
import { PLAIN_SITUATION } from '../../../../src/battalia/engine/battle/situation.ts';
import { strengthOf } from '../../../../src/battalia/engine/battle/strength.ts';
import { anyHand, anyLine, anySituation } from '../../lib/hands.ts';

const key = (cards: readonly HandCard[]): string => [...cards].sort().join(' ');

/** Every choice of single cards, one bit each, asked one by one. */
function byHand({
  hand,
  situation,
  enemy,
  equalIsEnough,
}: Search): Map<string, { ways: number; lines: BattleCard[] }> {
  const wanted = strengthOf(enemy.line, enemy.situation).total;
  const found = new Map<string, { ways: number; lines: BattleCard[] }>();
  for (let bits = 0; bits < 2 ** hand.length; bits++) {
    const cards = hand.filter((_, i) => bits & (1 << i));
    const line = checkLine(cards, hand, situation);
    if (!line.ok) continue;
    const { total } = strengthOf(line.value, situation);
    if (total < wanted || (total === wanted && !equalIsEnough)) continue;
    const known = found.get(key(cards));
    found.set(key(cards), { ways: (known?.ways ?? 0) + 1, lines: [...line.value] });
  }
  return found;
}

/** Hands without the Mask, whose choice of enemy units has a test of its own. */
const search = fc.record({
  hand: anyHand(8).map((hand) => hand.filter((card) => card !== 'syoensMask')),
  situation: anySituation(),
  enemy: fc.record({ line: anyLine(3), situation: anySituation({ side: 'defence' }) }),
  equalIsEnough: fc.boolean(),
});

const partOf = (part: readonly HandCard[], whole: readonly HandCard[]): boolean => {
  const left = [...whole];
  return part.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};

describe('sets that reach a target', () => {
  it('are those that a search card by card finds, each with its number of ways', () => {
    fc.assert(
      fc.property(search, (asked) => {
        const wanted = byHand(asked);
        const found = setsReaching(asked);
        expect(new Map(found.map(({ cards, ways }) => [key(cards), ways]))).toEqual(
          new Map([...wanted].map(([name, { ways }]) => [name, ways])),
        );
        for (const { cards, strength, pure } of found)
          expect(strengthOf(cards, asked.situation)).toMatchObject({ total: strength, pure });
      }),
    );
  });

  it('are minimal exactly when no smaller set is a part of them', () => {
    fc.assert(
      fc.property(search, (asked) => {
        const found = setsReaching(asked);
        for (const set of found) {
          const hasPart = found.some(
            (other) => other.cards.length < set.cards.length && partOf(other.cards, set.cards),
          );
          expect(set.minimal).toBe(!hasPart);
        }
      }),
    );
  });

  it('come with the fewest cards first', () => {
    fc.assert(
      fc.property(search, (asked) => {
        const costs = setsReaching(asked).map(({ cards, sacrifices }) => cards.length + sacrifices);
        expect(costs).toEqual([...costs].sort((a, b) => a - b));
      }),
    );
  });

  it('contain the strongest line whenever there is one', () => {
    fc.assert(
      fc.property(search, (asked) => {
        const best = bestLine(asked.hand, asked.situation);
        const found = setsReaching(asked);
        const wanted = strengthOf(asked.enemy.line, asked.enemy.situation).total;
        const reaches =
          best !== null && (best.strength > wanted || (asked.equalIsEnough && best.strength === wanted));
        expect(found.length > 0).toBe(reaches);
        if (found.length > 0) expect(Math.max(...found.map(({ strength }) => strength))).toBe(best!.strength);
      }),
    );
  });

  it('of one more hero are just those that were too weak before', () => {
    fc.assert(
      fc.property(search, (asked) => {
        fc.pre(asked.situation.heroes < 2);
        const more = { ...asked, situation: { ...asked.situation, heroes: asked.situation.heroes + 1 } };
        const before = byHand(asked);
        const expected = [...byHand(more).keys()].filter((name) => !before.has(name));
        expect(
          setsOfOneMoreHero(asked)
            .map(({ cards }) => key(cards))
            .sort(),
        ).toEqual(expected.sort());
      }),
    );
  });

  it('use the Mask on the units that help most', () => {
    const enemy = {
      line: ['baerfolk.priest', 'baerfolk.lord'] as BattleCard[],
      situation: { ...PLAIN_SITUATION, side: 'defence' as const, heroes: 0 },
    };
    const hand: HandCard[] = ['islanders.weapon', 'syoensMask'];
    const found = setsReaching({
      hand,
      enemy,
      situation: { ...PLAIN_SITUATION, terrain: 1 },
      equalIsEnough: true,
    });
    // The priest comes over and spoils morale: 1 + 3 + 1 against what is left, 4.
    expect(found).toMatchObject([
      {
        cards: ['islanders.weapon', 'syoensMask'],
        turned: ['baerfolk.priest'],
        strength: 5,
        against: 4,
        pure: false,
      },
    ]);
    expect(
      setsReaching({ hand: hand.slice(0, 1), enemy, situation: PLAIN_SITUATION, equalIsEnough: true }),
    ).toEqual([]);
  });

  it('of twelve different cards are found with few looks at each', () => {
    const hand: HandCard[] = [
      'baerfolk.weapon',
      'baerfolk.friman',
      'baerfolk.chief',
      'baerfolk.priest',
      'baerfolk.lord',
      'baerfolk.queen',
      'baerfolk.king',
      'islanders.friman',
      'islanders.chief',
      'fanatic.friman',
      'unbound.friman',
      'unbound.lord',
    ];
    const found = setsReaching({
      hand,
      situation: PLAIN_SITUATION,
      enemy: {
        line: [],
        situation: { ...PLAIN_SITUATION, side: 'defence', heroes: 0, defends: { kind: 'ruins' } },
      },
      equalIsEnough: true,
    });
    expect(found.length).toBe(
      byHand({
        hand,
        situation: PLAIN_SITUATION,
        enemy: {
          line: [],
          situation: { ...PLAIN_SITUATION, side: 'defence', heroes: 0, defends: { kind: 'ruins' } },
        },
        equalIsEnough: true,
      }).size,
    );
    expect(found.filter(({ minimal }) => minimal).length).toBeGreaterThan(5);
  });
});
