import type { DraftEvent } from '../../engine/index.ts';
import type { EventWords } from '../events.ts';

export const words: EventWords<DraftEvent> = {
  cardsDealt: ({ round, rank, cards }, names) =>
    `Runde ${round + 1} des Drafts: ${cards} × ${names.rank(rank)} werden ausgelegt.`,
  universalReplaced: ({ rank, order }, names) =>
    `${names.rank(rank)} (${names.card(order)}) wird ersetzt: Universelle Einheiten kommen erst nach dem Draft dazu.`,
  cardPicked: ({ seat, rank }, names) => `${names.player(seat)} wählt: ${names.rank(rank)}.`,
  cardsPassed: ({ to, way }, names) =>
    `Die übrigen Karten gehen nach ${way === 'left' ? 'links' : 'rechts'}, an ${names.player(to)}.`,
  lastCardTaken: ({ seat, rank }, names) =>
    `${names.player(seat)} nimmt die letzte Karte: ${names.rank(rank)}.`,
  supplyTaken: ({ each }) => `Alle nehmen ${each} Versorgungskarten: Das erste Deck hat zehn.`,
  boardFull: () => 'Das letzte leere Feld ist belegt: Das Spiel endet sofort.',
  citiesReached: ({ team, cities, needed }, names) =>
    `${names.side(team)}: ${cities} Städte der Stufe 4 oder höher, ${needed} beenden das Spiel sofort.`,
};
