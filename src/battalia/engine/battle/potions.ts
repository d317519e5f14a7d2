// Berserker and Frost Hand in a battle: what is pulled or frozen, and where it goes.

import type { Options } from '../state/options.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import { cardsByKind, type HandCard, withoutCards } from './cards.ts';
import type { BattleEvent } from './events.ts';

/** battalia.potion.berserker */
export const BERSERKER_CARDS = 2;

/** What Berserker may pull: cards of the same kinds together, with the number of ways. */
export interface Pull {
  taken: readonly HandCard[];
  left: readonly HandCard[];
  ways: number;
}

/** All that can happen, each with its number of ways; a hand of fewer cards loses them all. */
export function pulls(hand: readonly HandCard[]): Pull[] {
  if (hand.length <= BERSERKER_CARDS) return [{ taken: hand, left: [], ways: 1 }];
  const kinds = cardsByKind(hand);
  const pull = (taken: HandCard[], ways: number): Pull => ({ taken, ways, left: withoutCards(hand, taken)! });
  return kinds.flatMap(([one, many], i) => [
    ...(many > 1 ? [pull([one, one], (many * (many - 1)) / 2)] : []),
    ...kinds.slice(i + 1).map(([other, others]) => pull([one, other], many * others)),
  ]);
}

interface Moved {
  /** The hand of the defender. */
  hand: readonly HandCard[];
  haven: readonly HandCard[];
  limbo: readonly HandCard[];
  /** What comes to the hand of the attacker. */
  gained: readonly HandCard[];
  events: readonly BattleEvent[];
}

/** Before the defender does anything. Where the cards go is not said: option berserkerTo. battalia.potion.berserker */
export function berserker(
  hand: readonly HandCard[],
  taken: readonly HandCard[],
  { berserkerTo: to }: Pick<Options, 'berserkerTo'>,
): Result<Moved> {
  const count = Math.min(BERSERKER_CARDS, hand.length);
  const left = withoutCards(hand, taken);
  if (!left) return refuse('notInHand', 'battalia.potion.berserker');
  if (taken.length !== count) return refuse('berserkerCards', 'battalia.potion.berserker', { count });
  return ok({
    hand: left,
    haven: to === 'haven' ? taken : [],
    limbo: to === 'limbo' ? taken : [],
    gained: to === 'hand' ? taken : [],
    events: [{ event: 'cardsPulled', count, to, rule: 'battalia.potion.berserker' }],
  });
}

/** One line of an opponent does nothing. Where its cards go is not said: option frostTo. battalia.potion.frostHand */
export function frostHand(
  line: readonly HandCard[],
  { frostTo: to }: Pick<Options, 'frostTo'>,
): Result<Omit<Moved, 'hand' | 'gained'>> {
  if (line.length === 0) return refuse('nothingToFreeze', 'battalia.potion.frostHand');
  return ok({
    haven: to === 'haven' ? line : [],
    limbo: to === 'limbo' ? line : [],
    events: [{ event: 'lineFrozen', count: line.length, to, rule: 'battalia.potion.frostHand' }],
  });
}
