// The Order of the Half: universal units that are played only with a sacrifice, and then count twice.

import { ok, type Result, refuse } from '../state/result.ts';
import type { Artefact } from '../state/vocabulary.ts';
import { COMMON_RANKS } from '../state/vocabulary.ts';
import { type BattleUnit, factsOf, type HandCard, isFanatic, withoutCards } from './cards.ts';
import type { BattleEvent } from './events.ts';

/** Two of each rank; they join the decks after the draft. battalia.fanatics.cards battalia.fanatics.shuffle */
export const FANATIC_CARDS: readonly BattleUnit[] = COMMON_RANKS.flatMap((rank) => [
  `fanatic.${rank}` as const,
  `fanatic.${rank}` as const,
]);

/**
 * The book says "a card" and not from where; we read: of the hand. Stardust never leaves a deck.
 * battalia.fanatics.sacrifice battalia.stardust.stays
 */
export const mayBeSacrificed = (card: HandCard): boolean => card !== 'stardust';

interface FanaticPlayed {
  hand: readonly HandCard[];
  limbo: readonly HandCard[];
  haven: readonly HandCard[];
  /** What it fights with; nothing when it was discarded. */
  strength: number;
  events: readonly BattleEvent[];
}

/** Plays a fanatic out of a hand; without a sacrifice it must be discarded. battalia.fanatics.double */
export function playFanatic(
  hand: readonly HandCard[],
  fanatic: HandCard,
  sacrifice: HandCard | null,
): Result<FanaticPlayed> {
  if (!isFanatic(fanatic)) return refuse('noFanatic', 'battalia.fanatics.sacrifice');
  const rest = withoutCards(hand, sacrifice === null ? [fanatic] : [fanatic, sacrifice]);
  if (!rest) return refuse('notInHand', 'battalia.fanatics.sacrifice');
  if (sacrifice === null)
    return ok({
      hand: rest,
      limbo: [],
      haven: [fanatic],
      strength: 0,
      events: [{ event: 'fanaticDiscarded', rule: 'battalia.fanatics.sacrifice' }],
    });
  if (!mayBeSacrificed(sacrifice)) return refuse('stardustNoSacrifice', 'battalia.stardust.stays');
  return ok({
    hand: rest,
    limbo: [sacrifice],
    haven: [],
    strength: 2 * factsOf(fanatic).printed,
    events: [
      { event: 'sacrificed', count: 1, rule: 'battalia.fanatics.sacrifice' },
      { event: 'fanaticDoubled', rule: 'battalia.fanatics.double' },
    ],
  });
}

/** Supply cards that come with a hired unit. battalia.fanatics.hire battalia.growth.hire battalia.royals.hire */
export function supplyWith(card: BattleUnit): Result<number> {
  const facts = factsOf(card);
  if (facts.kind !== 'unit') return refuse('notForBattle', 'battalia.growth.hire');
  if (facts.rank === 'queen' || facts.rank === 'king')
    return refuse('royalsComeAlone', 'battalia.royals.hire');
  return ok(facts.of === 'fanatic' ? 2 : facts.of === 'unbound' ? 0 : 1);
}

/** Into a tent a fanatic goes without a sacrifice. battalia.fanatics.tent */
export const sacrificesIntoTent = (_: HandCard): number => 0;

/** Scroll, title and amulet turn a unit into another, but not each. battalia.fanatics.unchanged */
export function mayBeChanged(card: HandCard, by: Artefact): Result<BattleUnit> {
  const facts = factsOf(card);
  if (facts.kind !== 'unit') return refuse('notForBattle', 'battalia.fanatics.unchanged');
  if (by !== 'scroll' && by !== 'title' && by !== 'amulet')
    return refuse('changesNothing', 'battalia.fanatics.unchanged');
  if (facts.rank === 'queen' || facts.rank === 'king') return refuse('royalStays', 'battalia.royals.unique');
  if (facts.belongs === 'universal') return refuse('universalStays', 'battalia.fanatics.unchanged');
  return ok(card as BattleUnit);
}
