// Where stardust can never go. How it pays for supply is told where journeys are paid (`storm/travel/stardust.ts`).

import { ok, type Result, refuse } from '../state/result.ts';
import type { TradeCard } from './cards.ts';

/** Whether a card may leave the deck: by trade or into limbo. battalia.stardust.stays */
export const mayLeaveDeck = (card: TradeCard): Result<TradeCard> =>
  card === 'stardust' ? refuse('stardustStays', 'battalia.stardust.stays') : ok(card);
