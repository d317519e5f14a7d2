// What a member of a team may not do with what is a partner's.

import { neighbours } from '../../map/grid.ts';
import { ok, type Result, refuse } from '../../state/result.ts';
import type { GameMap, Seat, Square } from '../../state/types.ts';

/** Cards are played and exchanged, cities raised, heroes hired and moved: always one's own. */
export const OWN_THINGS = ['cards', 'city', 'hero'] as const;
export type OwnThing = (typeof OWN_THINGS)[number];

/** battalia.team.own */
export const mayUse = (actor: Seat, owner: Seat, thing: OwnThing): Result<null> =>
  actor === owner ? ok(null) : refuse('weekPartners', 'battalia.team.own', { thing });

/**
 * Whether a new road or city can join an own city at all: a way over cards side by side leads there. Which exits meet
 * is printed on the cards; the players see to that. battalia.team.connected
 */
export function mayJoin(map: GameMap, seat: Seat, square: Square): Result<null> {
  const seen = new Set([square]);
  const front = [square];
  for (const here of front)
    for (const next of neighbours(map, here)) {
      const card = map.cards[next];
      if (!card || seen.has(next)) continue;
      if (card.kind === 'city' && card.owner === seat) return ok(null);
      seen.add(next);
      front.push(next);
    }
  return refuse('weekNotJoined', 'battalia.team.connected');
}
