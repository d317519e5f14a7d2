import { describe, expect, it } from 'vitest';
import { type Faction, MANNERS, type Manner } from '../../../src/battalia/engine/index.ts';
import {
  asText,
  compare,
  type Fraction,
  fraction,
  plus,
  same,
  times,
} from '../../../src/battalia/odds/fraction.ts';
import { reachChance, staysIn } from '../../../src/battalia/odds/reach.ts';

const THREE: readonly Faction[] = ['baerfolk', 'cloudborn', 'emberians'];

/** All ways to draw cards one after the other, each as likely as the other. */
function draws(stack: readonly Faction[], count: number): Faction[][] {
  if (count === 0) return [[]];
  return stack.flatMap((card, i) => draws(stack.toSpliced(i, 1), count - 1).map((rest) => [card, ...rest]));
}
function throws(factions: readonly Faction[], count: number): Faction[][] {
  if (count === 0) return [[]];
  return factions.flatMap((card) => throws(factions, count - 1).map((rest) => [card, ...rest]));
}

/** Tries every way in which the others can pick. */
function stays(
  cards: readonly Faction[],
  before: readonly (Faction | null)[],
  mine: Faction,
  manner: Manner,
): Fraction {
  const [next, ...others] = before;
  if (next === undefined) return fraction(cards.includes(mine) ? 1 : 0);
  const own = next && manner === 'ownFirst' ? cards.indexOf(next) : -1;
  if (own >= 0) return stays(cards.toSpliced(own, 1), others, mine, manner);
  return cards
    .map((_, i) => stays(cards.toSpliced(i, 1), others, mine, manner))
    .reduce((sum, chance) => plus(sum, times(chance, fraction(1, cards.length))), fraction(0));
}

describe('the chance that a card of my faction reaches my seat', () => {
  const befores: (Faction | null)[][] = [
    [],
    ['cloudborn'],
    ['baerfolk'],
    [null],
    ['cloudborn', 'emberians'],
    [null, 'cloudborn'],
  ];

  it('is what trying every deal and every pick gives, from small stacks', () => {
    for (const manner of MANNERS)
      for (const copies of [1, 2])
        for (const before of befores)
          for (const dealt of [2, 3]) {
            if (before.length >= dealt || dealt > 3 * copies) continue;
            const hands = draws(
              THREE.flatMap((faction) => Array<Faction>(copies).fill(faction)),
              dealt,
            );
            const tried = hands
              .map((hand) => stays(hand, before, 'baerfolk', manner))
              .reduce((sum, chance) => plus(sum, times(chance, fraction(1, hands.length))), fraction(0));
            const said = reachChance({ factions: THREE, copies, dealt }, before, 'baerfolk', manner);
            expect(asText(said)).toBe(asText(tried));
          }
  });

  it('is the same by trying when nobody has counted the copies', () => {
    for (const manner of MANNERS)
      for (const before of befores) {
        const hands = throws(THREE, 3);
        const tried = hands
          .map((hand) => stays(hand, before, 'baerfolk', manner))
          .reduce((sum, chance) => plus(sum, times(chance, fraction(1, hands.length))), fraction(0));
        const said = reachChance({ factions: THREE, copies: null, dealt: 3 }, before, 'baerfolk', manner);
        expect(asText(said)).toBe(asText(tried));
      }
  });

  it('for whoever picks first is the chance that one was dealt at all', () => {
    // Five of six cards, four are not mine: 1 - C(4,2)/C(6,2).
    expect(asText(reachChance({ factions: THREE, copies: 2, dealt: 2 }, [], 'baerfolk', 'random'))).toBe(
      '3/5',
    );
  });

  it('falls from seat to seat while the others take any card', () => {
    const all: readonly Faction[] = [
      'baerfolk',
      'cloudborn',
      'emberians',
      'islanders',
      'wolfsclan',
      'sunblessed',
    ];
    const chances = all.map((_, place) =>
      reachChance({ factions: all, copies: 5, dealt: 6 }, Array(place).fill(null), 'baerfolk', 'random'),
    );
    for (const [i, chance] of chances.slice(1).entries()) expect(compare(chance, chances[i]!)).toBe(-1);
  });

  it('is better among players who take their own first than among those who take any', () => {
    const before: Faction[] = ['cloudborn', 'emberians'];
    const [any, own] = MANNERS.map((manner) =>
      reachChance({ factions: THREE, copies: 3, dealt: 3 }, before, 'baerfolk', manner),
    );
    expect(compare(own!, any!)).toBe(1);
  });

  it('of a hand that lies open is certain, possible or gone', () => {
    const hand = new Map<Faction, number>([
      ['baerfolk', 1],
      ['cloudborn', 1],
    ]);
    expect(same(staysIn(hand, ['cloudborn'], 'baerfolk', 'ownFirst'), fraction(1))).toBe(true);
    expect(asText(staysIn(hand, ['emberians'], 'baerfolk', 'ownFirst'))).toBe('1/2');
    expect(asText(staysIn(hand, [], 'emberians', 'random'))).toBe('0');
  });
});
