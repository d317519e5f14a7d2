// A chest put into limbo hides cards.

import { ok, type Result, refuse } from '../state/result.ts';
import type { Changed } from '../valleys/events.ts';

/** battalia.chest.three */
export const MOST_IN_AMBUSH = 3;

interface Hideout {
  chests: number;
  ambush: number;
}

/** How many cards a chest may hide now. battalia.chest.ambush battalia.chest.three */
export const mayHide = ({ chests, ambush }: Hideout): number =>
  chests < 1 ? 0 : Math.max(0, MOST_IN_AMBUSH - ambush);

export function hide({ chests, ambush }: Hideout, cards: number): Result<Changed<Hideout>> {
  if (chests < 1) return refuse('chestMissing', 'battalia.chest.ambush');
  if (ambush >= MOST_IN_AMBUSH) return refuse('ambushFull', 'battalia.chest.three');
  if (!Number.isInteger(cards) || cards < 1 || ambush + cards > MOST_IN_AMBUSH)
    return refuse('ambushTooMany', 'battalia.chest.three', { most: MOST_IN_AMBUSH - ambush });
  return ok({
    state: { chests: chests - 1, ambush: ambush + cards },
    events: [{ event: 'chestToLimbo', hidden: cards, rule: 'battalia.chest.ambush' }],
  });
}
