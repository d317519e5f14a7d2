// What the storm does, in sentences.

import { ofPage } from '../../i18n/load.ts';
import type { Language } from '../../site/languages.ts';
import { type DeckCard, RANKS, type Seat, type StormEvent } from '../engine/index.ts';
import { nameOf } from './names.ts';

/** How things are called, and whom a seat belongs to. */
export interface StormNames {
  player(seat: Seat): string;
  card(card: DeckCard): string;
  effect(effect: number): string;
  fate(fate: number): string;
  terrain(terrain: string): string;
}

export type StormEventWords = {
  readonly [Name in StormEvent['event']]: (
    event: Extract<StormEvent, { event: Name }>,
    names: StormNames,
  ) => string;
};

const words = await ofPage(import.meta.glob<StormEventWords>('./*/storm-events.ts', { import: 'words' }));

export const deckCardName = (language: Language, card: DeckCard): string =>
  nameOf(language, (RANKS as readonly string[]).includes(card) ? 'ranks' : 'cards', card);

const stormNames = (language: Language, player: (seat: Seat) => string): StormNames => ({
  player,
  card: (card) => deckCardName(language, card),
  effect: (effect) => nameOf(language, 'effects', `effect${effect}`),
  fate: (fate) => nameOf(language, 'fates', `fate${fate}`),
  terrain: (terrain) => nameOf(language, 'terrains', terrain),
});

export function stormEventText(
  language: Language,
  event: StormEvent,
  player: (seat: Seat) => string,
): string {
  const say = words(language)[event.event] as (event: StormEvent, names: StormNames) => string;
  return say(event, stormNames(language, player));
}
