import type { RefusalCodes } from '../../engine/index.ts';
import type { RefusalWords } from '../refusals.ts';

export const words: RefusalWords<RefusalCodes['draft']> = {
  draftDamaged: 'This entry is damaged.',
  setupPlayers: 'Two to six players can play.',
  setupFactions: ({ needed }) => `So many players use the cards of exactly ${needed} factions.`,
  setupTwice: 'Two players have chosen the same faction.',
  setupForeign: 'A player has a faction whose cards are not in the game.',
  draftFewCopies: ({ needed, cards }) =>
    `There are too few cards: the draft needs ${needed} of one rank, and you have entered ${cards}.`,
  draftNotNow: 'Something else comes first.',
  draftDealCount: ({ needed }) => `Deal ${needed} cards: one for each player.`,
  draftForeign: 'One of these cards belongs to no faction in the game.',
  draftUniversal: 'Put the universal unit aside and draw another card before anybody picks.',
  draftManyCopies: ({ most }) => `No faction has more than ${most} of these cards.`,
  draftNotThere: 'This card is not among those that lie there.',
  scorePlayers: ({ players }) => `Enter the cities of all ${players} players.`,
  scoreResidences: ({ player }) => `Player ${player} can have two residences at most.`,
  scoreCapitals: ({ player }) => `Player ${player} can have one capital at most.`,
};
