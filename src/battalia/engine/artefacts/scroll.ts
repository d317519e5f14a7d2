// Kry-Cek's Lost Scroll takes a card out of limbo. battalia.artefact.krycekScroll
// Its test variant summons a wanderer instead; how that one moves is told with the wanderers.

import { factsOf, type HandCard, withoutCards } from '../battle/cards.ts';
import type { BattleEvent } from '../battle/events.ts';
import type { Options } from '../state/options.ts';
import { ok, type Result, refuse } from '../state/result.ts';

interface Fetching {
  limbo: readonly HandCard[];
  /** With the valleys a deck may hold any number of Great Artefacts. battalia.valleys.greatArtefacts */
  valleys: boolean;
  options: Pick<Options, 'royalFromLimbo'>;
}

export function scroll(
  { limbo, valleys, options }: Fetching,
  card: HandCard,
): Result<{ limbo: readonly HandCard[]; hand: readonly HandCard[]; events: readonly BattleEvent[] }> {
  const rule = 'battalia.artefact.krycekScroll';
  const left = withoutCards(limbo, [card]);
  if (!left) return refuse('notInLimbo', rule);
  const facts = factsOf(card);
  // A deposed Queen or King is lost for the game: option royalFromLimbo. battalia.royals.deposed
  if (facts.kind === 'unit' && (facts.rank === 'queen' || facts.rank === 'king') && !options.royalFromLimbo)
    return refuse('deposedStays', 'battalia.royals.deposed');
  const great = facts.kind === 'arrow' || facts.kind === 'mask' || card === 'greatArtefact';
  // The scroll itself is the one Great Artefact that a deck of the basic scenarios holds.
  if (great && !valleys) return refuse('oneGreatArtefact', 'battalia.valleys.greatArtefacts');
  return ok({ limbo: left, hand: [card], events: [{ event: 'cardFetched', rule }] });
}
