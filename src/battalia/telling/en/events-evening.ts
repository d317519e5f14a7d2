import type { EveningEvent } from '../../engine/index.ts';
import type { EventWords } from '../events.ts';

const figure = { bilkarr: 'Bilkarr', metamorpha: 'Metamorpha' };
const kind = { road: 'a road', crossroads: 'crossroads', city: 'a city' };
const trade = {
  artefactForChest: 'an artefact for a chest',
  chestForArtefact: 'a chest for an artefact',
  supplyForStardust: 'two supply for a stardust',
};
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

export const words: EventWords<EveningEvent> = {
  factionChosen: ({ seat, faction }, names) => `${names.player(seat)} plays ${names.faction(faction)}.`,
  factionLent: ({ faction }, names) => `${names.faction(faction)} lend their cards to the common supply.`,
  gateLaid: ({ gate, at }) => `Gate ${gate} lies on ${at}.`,
  valleysLaid: ({ kings, queens, connector }) =>
    `Centres of the valleys: Kings on ${kings}, Queens on ${queens}; the connector lies on ${connector}.`,
  startCity: ({ seat, at }, names) => `${names.player(seat)} starts with the city on ${at}.`,
  leftOnTable: () => 'This is laid on the table only; the evening does not record it.',
  draftedAtTable: () => 'The start cards were dealt at the table.',
  cardBuilt: ({ seat, at, kind: what, level, terrain }, names) =>
    `${names.player(seat)} builds ${kind[what]}${level > 0 ? ` of level ${level}` : ''} on ${at}${terrain ? `, ${names.terrain(terrain)}` : ''}.`,
  terrainReplaced: ({ seat, at, terrain }, names) =>
    `${names.player(seat)} turns the card on ${at} into ${names.terrain(terrain)}.`,
  cardsSwapped: ({ seat, at, and }, names) =>
    `${names.player(seat)} lets the cards on ${at} and ${and} change places.`,
  heroMoved: ({ seat, hero, at }, names) =>
    at === null
      ? `${names.player(seat)}: hero ${hero + 1} leaves the board.`
      : `${names.player(seat)}: hero ${hero + 1} stands on ${at}.`,
  deckChanged: ({ seat, cards: count }, names) =>
    `The deck of ${names.player(seat)} has ${cards(count)} now.`,
  tradedAtPost: ({ seat, trade: what, cards: count }, names) =>
    `${names.player(seat)} trades ${trade[what]}: ${cards(count)} in the deck.`,
  metamorphaComes: ({ at }) => `Metamorpha comes to ${at}.`,
  wandererRolled: ({ who, gate }) => `${figure[who]}: the die shows ${gate}.`,
  rolledAgain: ({ gate }) => `Gate ${gate} is not in play: roll again.`,
  gameEnded: ({ agreed }) => (agreed ? 'The players agree to end here.' : 'The game has ended.'),
  sidesScored: ({ points }) => `Points: ${points.join(' : ')}.`,
  winnersNamed: ({ sides, step }) =>
    sides.length > 1
      ? 'The tie stays: the book knows no ninth step.'
      : step === 'points' || step === null
        ? `Side ${sides[0]! + 1} wins by points.`
        : `Side ${sides[0]! + 1} wins the tie.`,
};
