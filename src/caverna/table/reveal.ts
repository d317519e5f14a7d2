// What a move brought to light. Taking it back does not make anybody forget it.

import { type Game, type GameEvent, publicView } from '../engine/index.ts';

export interface Reveal {
  /** A round's card, a harvest marker, a movement card, or where the last orc appears. */
  what: 'card' | 'marker' | 'movement' | 'arrival';
  /** Space of the card, colour of the marker, id of the movement card. */
  id: string;
  round: number;
}

/** What nobody could know before: compared by what everybody can see, so a solo game's open cards are no news. */
export function revealed(before: Game, after: Game, events: readonly GameEvent[]): Reveal[] {
  const { round } = after;
  const reveals: Reveal[] = [];
  for (const event of events)
    if (event.type === 'drew') reveals.push({ what: 'movement', id: event.what, round });
    else if (event.type === 'arrived') reveals.push({ what: 'arrival', id: event.what, round });
  if (!events.some(({ type }) => type === 'revealed' || type === 'marker' || type === 'round'))
    return reveals;
  const known = publicView(before).rounds;
  publicView(after).rounds.forEach(({ card, marker, round: of }, i) => {
    if (card && !known[i]?.card) reveals.push({ what: 'card', id: card, round: of });
    if (marker && !known[i]?.marker) reveals.push({ what: 'marker', id: marker, round: of });
  });
  return reveals;
}
