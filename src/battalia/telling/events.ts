// What happened, in a sentence: each part of the game has its own file of sentences in each language.

import { ofPage } from '../../i18n/load.ts';
import type { Language } from '../../site/languages.ts';
import type {
  BattleEvent,
  DraftEvent,
  EveningEvent,
  GameEvent,
  MapEvent,
  Seat,
  StormEvent,
  WeekEvent,
} from '../engine/index.ts';
import { battleEventText } from './battle-events.ts';
import { nameOf } from './names.ts';
import { deckCardName, stormEventText } from './storm-events.ts';
import { isValleyEvent, valleyEventText } from './valley-events.ts';

/** How things are called, and who sits where. */
export interface Names {
  player(seat: Seat): string;
  /** Several players in one word: a team. */
  side(seats: readonly Seat[]): string;
  faction(id: string): string;
  terrain(id: string): string;
  potion(id: string): string;
  building(id: string): string;
  card(id: string): string;
  rank(id: string): string;
}

/** A sentence for each event, made with its facts. */
export type EventWords<E extends GameEvent> = {
  readonly [Name in E['event']]: (event: Extract<E, { event: Name }>, names: Names) => string;
};

/** What needs nothing but names to be told; the other parts of the game have files of their own. */
export type PlainEvent = MapEvent | WeekEvent | DraftEvent | EveningEvent;
const plain = await ofPage(import.meta.glob<EventWords<PlainEvent>>('./*/events.ts', { import: 'words' }));

export const namesFor = (
  language: Language,
  player: Names['player'],
  side: Names['side'] = (seats) => seats.map(player).join(', '),
): Names => ({
  player,
  side,
  faction: (id) => nameOf(language, 'factions', id),
  terrain: (id) => nameOf(language, 'terrains', id),
  potion: (id) => nameOf(language, 'potions', id),
  building: (id) => nameOf(language, 'buildings', id),
  card: (id) => deckCardName(language, id as Parameters<typeof deckCardName>[1]),
  rank: (id) => nameOf(language, 'ranks', id),
});

export function eventText(language: Language, event: GameEvent, names: Names): string {
  const say = plain(language)[event.event as PlainEvent['event']] as
    | ((event: GameEvent, names: Names) => string)
    | undefined;
  if (say) return say(event, names);
  if (isValleyEvent(language, event)) return valleyEventText(language, event, names.player);
  return event.event.startsWith('storm')
    ? stormEventText(language, event as StormEvent, names.player)
    : battleEventText(language, event as BattleEvent);
}
