// Every set of cards of a hand that is strong enough. Cards of a kind are counted, not told apart.

import { type MaskCall, maskCalls } from '../artefacts/mask.ts';
import {
  type BattleCard,
  type BattleUnit,
  cardsByKind,
  type HandCard,
  isBattleCard,
  withoutCards,
} from './cards.ts';
import { mayBeSacrificed } from './fanatics.ts';
import { checkHeroes, checkWeapons, sacrificesFor } from './line.ts';
import type { Force, Situation } from './situation.ts';
import { strengthOf } from './strength.ts';

export interface CardSet {
  cards: readonly BattleCard[];
  /** Cards of the rest of the hand that go into limbo for fanatics. */
  sacrifices: number;
  /** Enemy units that Syoen's Mask brings over. */
  turned: readonly BattleUnit[];
  strength: number;
  /** What has to be reached, after units were turned. */
  against: number;
  pure: boolean;
  /** How many different cards of the hand make the same set. */
  ways: number;
  /** No part of it is enough by itself. */
  minimal: boolean;
}

export interface Search {
  hand: readonly HandCard[];
  situation: Situation;
  enemy: Force<BattleCard>;
  /** Whether equal strength is enough for this side: a matter of the base game. battalia.battle.terrain */
  equalIsEnough: boolean;
}

const over = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
};

/** What is fought against, as it stands or with units turned; lists that differ by order only come once. */
function oppositions(enemy: Force<BattleCard>, situation: Situation): (MaskCall & { strength: number })[] {
  return maskCalls(enemy.line, situation.options.maskTotal).map((call) => ({
    ...call,
    strength: strengthOf(withoutCards(enemy.line, call.units)!, enemy.situation).total,
  }));
}

interface Fight {
  turned: readonly BattleUnit[];
  strength: number;
  against: number;
  pure: boolean;
}

/** Runs through all sets of battle cards in a hand, each kind from none to all; `minimal` needs this order. */
function* subsets(hand: readonly HandCard[]): Generator<{ counts: number[]; cards: BattleCard[] }> {
  const kinds = cardsByKind(hand.filter(isBattleCard));
  const counts = kinds.map(() => 0);
  for (;;) {
    yield { counts, cards: kinds.flatMap(([card], i) => Array<BattleCard>(counts[i]!).fill(card)) };
    const next = kinds.findIndex(([, most], i) => counts[i]! < most);
    if (next < 0) return;
    counts[next]!++;
    counts.fill(0, 0, next);
  }
}

const isLegal = (cards: readonly BattleCard[], hand: readonly HandCard[], situation: Situation): boolean => {
  if (!checkWeapons(cards, situation).ok) return false;
  const needed = sacrificesFor(cards);
  return needed === 0 || withoutCards(hand, cards)!.filter(mayBeSacrificed).length >= needed;
};

/** The strongest line of a hand, with what it adds up to; null when no line may be played. */
export function bestLine(
  hand: readonly HandCard[],
  situation: Situation,
): { cards: readonly BattleCard[]; strength: number } | null {
  if (!checkHeroes(situation).ok) return null;
  let best: { cards: readonly BattleCard[]; strength: number } | null = null;
  for (const { cards } of subsets(hand)) {
    if (!isLegal(cards, hand, situation)) continue;
    const strength = strengthOf(cards, situation).total;
    if (!best || strength > best.strength || (strength === best.strength && cards.length < best.cards.length))
      best = { cards, strength };
  }
  return best;
}

/**
 * All sets that reach what the enemy has, those that cost fewest cards first, then the weakest that is enough.
 * The Mask fights with the units that help most; it may also stay in the hand.
 */
export function setsReaching({ hand, situation, enemy, equalIsEnough }: Search): CardSet[] {
  if (!checkHeroes(situation).ok) return [];
  const kinds = cardsByKind(hand.filter(isBattleCard));
  const strides: number[] = [];
  let size = 1;
  for (const [, most] of kinds) {
    strides.push(size);
    size *= most + 1;
  }
  const plain = strengthOf(enemy.line, enemy.situation).total;
  const calls = hand.includes('syoensMask') ? oppositions(enemy, situation) : [];
  const fight = (cards: readonly BattleCard[]): Fight => {
    const { total, pure } = strengthOf(cards, situation);
    let best: Fight = { turned: [], strength: total, against: plain, pure };
    if (cards.includes('syoensMask'))
      for (const { units, strength: against } of calls) {
        const { total: strength, pure: stillPure } = strengthOf([...cards, ...units], situation);
        if (strength - against > best.strength - best.against)
          best = { turned: units, strength, against, pure: stillPure };
      }
    return best;
  };

  /** Whether the set, or a part of it, is enough. */
  const enough = new Uint8Array(size);
  const found: CardSet[] = [];
  for (const { counts, cards } of subsets(hand)) {
    let at = 0;
    for (const [i, count] of counts.entries()) at += count * strides[i]!;
    const minimal = !counts.some((count, i) => count > 0 && enough[at - strides[i]!]! > 0);
    if (!minimal) enough[at] = 1;
    if (!isLegal(cards, hand, situation)) continue;
    const fought = fight(cards);
    const margin = fought.strength - fought.against;
    if (margin < 0 || (margin === 0 && !equalIsEnough)) continue;
    enough[at] = 1;
    const ways = kinds.reduce((product, [, most], i) => product * over(most, counts[i]!), 1);
    found.push({ cards, sacrifices: sacrificesFor(cards), ...fought, ways, minimal });
  }
  return found.sort(
    (a, b) =>
      a.cards.length + a.sacrifices - b.cards.length - b.sacrifices ||
      a.strength - a.against - (b.strength - b.against),
  );
}

/** What one more hero in the fight would open: sets that are not enough without him. battalia.hero.joint */
export function setsOfOneMoreHero(search: Search): CardSet[] {
  const key = ({ cards }: CardSet): string => [...cards].sort().join(' ');
  const now = new Set(setsReaching(search).map(key));
  const { situation } = search;
  const more = setsReaching({ ...search, situation: { ...situation, heroes: situation.heroes + 1 } });
  return more.filter((set) => !now.has(key(set)));
}
