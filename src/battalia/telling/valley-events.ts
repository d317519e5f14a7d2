// What happens in the valleys, with Metamorpha and at trading posts, in sentences.

import { ofPage } from '../../i18n/load.ts';
import type { Language } from '../../site/languages.ts';
import {
  type Artefact,
  type Building,
  DISCOVERY_CARDS,
  type DiscoveryCard,
  type GameEvent,
  type Payment,
  type Place,
  type Seat,
  type Terrain,
  type TradeCard,
  type Valley,
  type ValleyEvent,
} from '../engine/index.ts';
import { nameOf } from './names.ts';

/** How things are called, and whom a seat belongs to. */
export interface ValleyNames {
  player(seat: Seat): string;
  card(card: TradeCard | Artefact): string;
  building(building: Building): string;
  valley(valley: Valley): string;
  place(place: Place): string;
  terrain(terrain: Terrain): string;
  ability(terrain: Terrain): string;
  paid(payment: Payment): string;
}

export interface ValleyEventWords {
  readonly events: {
    readonly [Name in ValleyEvent['event']]: (
      event: Extract<ValleyEvent, { event: Name }>,
      names: ValleyNames,
    ) => string;
  };
  readonly cards: Readonly<Record<DiscoveryCard, (count: number) => string>>;
  readonly and: string;
  readonly places: Readonly<Record<Place, string>>;
}

const words = await ofPage(import.meta.glob<ValleyEventWords>('./*/events-valleys.ts', { import: 'words' }));

export const isValleyEvent = (language: Language, event: GameEvent): event is ValleyEvent =>
  event.event in words(language).events;

/** A price as cards: two frimen and a supply. */
export const paymentText = (language: Language, payment: Payment): string =>
  DISCOVERY_CARDS.flatMap((card) => {
    const count = payment[card];
    return count ? [words(language).cards[card](count)] : [];
  }).join(words(language).and);

/** North, the corner in the north-east, the centre. */
export const placeText = (language: Language, place: Place): string => words(language).places[place];

const valleyNames = (language: Language, player: (seat: Seat) => string): ValleyNames => ({
  player,
  card: (card) => nameOf(language, 'cards', card),
  building: (building) => nameOf(language, 'buildings', building),
  valley: (valley) => nameOf(language, 'buildings', valley),
  place: (place) => placeText(language, place),
  terrain: (terrain) => nameOf(language, 'terrains', terrain),
  ability: (terrain) => nameOf(language, 'abilities', terrain),
  paid: (payment) => paymentText(language, payment),
});

export function valleyEventText(
  language: Language,
  event: ValleyEvent,
  player: (seat: Seat) => string,
): string {
  const say = words(language).events[event.event] as (event: ValleyEvent, names: ValleyNames) => string;
  return say(event, valleyNames(language, player));
}
