// What happened, in a sentence: each part of the game has its own file of sentences in each language.

import { spoken } from '../../i18n/load.ts';
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

type Part = MapEvent | WeekEvent | DraftEvent | EveningEvent;
type Files = Readonly<Record<string, Partial<EventWords<Part>>>>;

const parts = [
  spoken(import.meta.glob('./*/events-map.ts', { eager: true, import: 'words' }) as Files),
  spoken(import.meta.glob('./*/events-week.ts', { eager: true, import: 'words' }) as Files),
  spoken(import.meta.glob('./*/events-draft.ts', { eager: true, import: 'words' }) as Files),
  spoken(import.meta.glob('./*/events-evening.ts', { eager: true, import: 'words' }) as Files),
];

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
  for (const part of parts) {
    const say = part(language)[event.event as Part['event']] as
      | ((event: GameEvent, names: Names) => string)
      | undefined;
    if (say) return say(event, names);
  }
  if (isValleyEvent(language, event)) return valleyEventText(language, event, names.player);
  return event.event.startsWith('storm')
    ? stormEventText(language, event as StormEvent, names.player)
    : battleEventText(language, event as BattleEvent);
}
