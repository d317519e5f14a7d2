import type { EveningEvent } from '../../engine/index.ts';
import type { EventWords } from '../events.ts';

const figure = { bilkarr: 'Bilkarr', metamorpha: 'Metamorpha' };
const kind = { road: 'eine Straße', crossroads: 'eine Kreuzung', city: 'eine Stadt' };
const trade = {
  artefactForChest: 'ein Artefakt gegen eine Truhe',
  chestForArtefact: 'eine Truhe gegen ein Artefakt',
  supplyForStardust: 'zwei Versorgung gegen Sternenstaub',
};
const cards = (n: number): string => (n === 1 ? '1 Karte' : `${n} Karten`);

export const words: EventWords<EveningEvent> = {
  factionChosen: ({ seat, faction }, names) => `${names.player(seat)} spielt ${names.faction(faction)}.`,
  factionLent: ({ faction }, names) =>
    `${names.faction(faction)}: Ihre Karten kommen in den gemeinsamen Vorrat.`,
  gateLaid: ({ gate, at }) => `Pforte ${gate} liegt auf ${at}.`,
  valleysLaid: ({ kings, queens, connector }) =>
    `Stadtzentren der Täler: Könige auf ${kings}, Königinnen auf ${queens}; die Verbindungskarte liegt auf ${connector}.`,
  startCity: ({ seat, at }, names) => `${names.player(seat)} beginnt mit der Stadt auf ${at}.`,
  leftOnTable: () => 'Das liegt nur auf dem Tisch; der Abend hält es nicht fest.',
  draftedAtTable: () => 'Die Startkarten wurden am Tisch verteilt.',
  cardBuilt: ({ seat, at, kind: what, level, terrain }, names) =>
    `${names.player(seat)} baut ${kind[what]}${level > 0 ? ` der Stufe ${level}` : ''} auf ${at}${terrain ? `, ${names.terrain(terrain)}` : ''}.`,
  terrainReplaced: ({ seat, at, terrain }, names) =>
    `${names.player(seat)} ändert die Karte auf ${at}: ${names.terrain(terrain)}.`,
  cardsSwapped: ({ seat, at, and }, names) =>
    `${names.player(seat)} vertauscht die Karten auf ${at} und ${and}.`,
  heroMoved: ({ seat, hero, at }, names) =>
    at === null
      ? `${names.player(seat)}: Held ${hero + 1} verlässt das Brett.`
      : `${names.player(seat)}: Held ${hero + 1} steht auf ${at}.`,
  deckChanged: ({ seat, cards: count }, names) =>
    `Das Deck von ${names.player(seat)} hat jetzt ${cards(count)}.`,
  tradedAtPost: ({ seat, trade: what, cards: count }, names) =>
    `${names.player(seat)} tauscht ${trade[what]}: ${cards(count)} im Deck.`,
  metamorphaComes: ({ at }) => `Metamorpha kommt nach ${at}.`,
  wandererRolled: ({ who, gate }) => `${figure[who]}: Der Würfel zeigt ${gate}.`,
  rolledAgain: ({ gate }) => `Pforte ${gate} ist nicht im Spiel: Noch einmal würfeln.`,
  gameEnded: ({ agreed }) => (agreed ? 'Die Spieler hören hier auf.' : 'Das Spiel ist zu Ende.'),
  sidesScored: ({ points }) => `Punkte: ${points.join(' : ')}.`,
  winnersNamed: ({ sides, step }) =>
    sides.length > 1
      ? 'Der Gleichstand bleibt: Einen neunten Vergleich kennt die Anleitung nicht.'
      : step === 'points' || step === null
        ? `Seite ${sides[0]! + 1} gewinnt nach Punkten.`
        : `Seite ${sides[0]! + 1} gewinnt den Gleichstand.`,
};
