// Cards that come into a deck: always counted and told in the same way. battalia.growth.ledger

import type { RuleId } from '../../rules/ids.ts';
import type { Seat } from '../../state/types.ts';
import type { DeckCard } from '../cards.ts';
import type { StormEvent } from '../events.ts';
import { type Told, withPlayer } from '../travel/jump.ts';

export type GoesTo = 'hand' | 'haven';

/** What the storm brings goes to the hand at once. battalia.storm.toHand */
export function gain(
  { table, events }: Told,
  seat: Seat,
  what: DeckCard,
  count: number,
  rule: RuleId,
  to: GoesTo = 'hand',
): Told {
  if (count === 0) return { table, events };
  const told: StormEvent = { event: 'stormGain', seat, what, count, to, rule };
  return {
    table: withPlayer(table, seat, (player) => ({ ...player, cards: player.cards + count })),
    events: [...events, told],
  };
}
