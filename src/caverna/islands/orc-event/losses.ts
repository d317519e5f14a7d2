// What the orcs took or ruined.

import type { Bundle, GameEvent, Good, Seat } from '../../engine/index.ts';
import { seatOf } from '../../engine/index.ts';

/** Everything this seat lost to the orcs; what it paid them, or for a trap, is not lost. */
export function lossesOf(events: readonly GameEvent[], seat: Seat): Bundle {
  const lost: Bundle = {};
  for (const event of events)
    if ((event.type === 'lost' || event.type === 'cleared') && seatOf(event) === seat)
      for (const [good, n] of Object.entries(event.goods)) lost[good as Good] = (lost[good as Good] ?? 0) + n;
  return lost;
}
