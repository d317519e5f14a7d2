import type { DraftEvent } from '../../engine/index.ts';
import type { EventWords } from '../events.ts';

export const words: EventWords<DraftEvent> = {
  cardsDealt: ({ round, rank, cards }, names) =>
    `Round ${round + 1} of the draft: ${cards} × ${names.rank(rank)} are dealt.`,
  universalReplaced: ({ rank, order }, names) =>
    `A ${names.rank(rank)} of ${names.card(order)} is replaced: universal units join after the draft.`,
  cardPicked: ({ seat, rank }, names) => `${names.player(seat)} picks a ${names.rank(rank)}.`,
  cardsPassed: ({ to, way }, names) =>
    `The other cards go to the ${way === 'left' ? 'left' : 'right'}, to ${names.player(to)}.`,
  lastCardTaken: ({ seat, rank }, names) => `${names.player(seat)} takes the last ${names.rank(rank)}.`,
  supplyTaken: ({ each }) => `Everybody takes ${each} supply cards: the first deck has ten.`,
  boardFull: () => 'The last empty square is covered: the game ends at once.',
  citiesReached: ({ team, cities, needed }, names) =>
    `${names.side(team)}: ${cities} cities of level 4 or more, ${needed} end the game at once.`,
};
