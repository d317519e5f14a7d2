import type { BattleEventWords } from '../battle-events.ts';

const cards = (count: number): string => (count === 1 ? 'Eine Karte' : `${count} Karten`);

export const words: BattleEventWords = {
  jointAttack: ({ heroes }) => `${heroes} Helden greifen gemeinsam an; das wurde angesagt.`,
  attackSucceeded: ({ attack, defence }) => `Der Angriff gelingt: ${attack} gegen ${defence}.`,
  attackFailed: ({ attack, defence }) => `Der Angriff misslingt: ${attack} gegen ${defence}.`,
  heroesLost: ({ heroes }) => `Der Angreifer verliert alle ${heroes} Helden des gemeinsamen Angriffs.`,
  cityTaken: ({ level, lord }) =>
    lord === 'none'
      ? `Der Angreifer bekommt es mit Stufe ${level}; ein Lord kommt nicht dazu.`
      : `Der Angreifer bekommt es mit Stufe ${level}.`,
  sacrificed: ({ count }) =>
    `${cards(count)} ${count === 1 ? 'ging' : 'gingen'} für Fanatiker in den Limbus.`,
  fanaticDoubled: () => 'Der Fanatiker zählt als zwei Karten.',
  fanaticDiscarded: () => 'Ohne Opfer wird der Fanatiker abgeworfen.',
  cardsPulled: ({ count, to }) =>
    `Berserker zieht ${count === 1 ? 'eine Karte' : `${count} Karten`} aus der Hand: ${
      { haven: 'in die Zuflucht des Besitzers', limbo: 'in den Limbus', hand: 'auf die Hand des Angreifers' }[
        to
      ]
    }.`,
  lineFrozen: ({ count, to }) =>
    `Frosthand lässt eine Reihe gefrieren. ${cards(count)} daraus ${count === 1 ? 'geht' : 'gehen'} ${
      { haven: 'in die Zuflucht des Besitzers', limbo: 'in den Limbus' }[to]
    }.`,
  turnedGoHome: ({ count }) =>
    count === 1
      ? 'Die Einheit, die die Maske verzaubert hat, geht in die Zuflucht ihres Besitzers.'
      : `Die ${count} Einheiten, die die Maske verzaubert hat, gehen in die Zuflucht ihres Besitzers.`,
  supplyTaken: ({ count }) => `${cards(count)} Versorgung auf die Hand.`,
  cardsCalled: ({ count, total }) => `${cards(count)} zurück auf die Hand, zusammen Stärke ${total}.`,
  citiesHidden: ({ squares }) => `Verborgen bis zu deinem nächsten Zug: ${squares.join(', ')}.`,
  nationSeen: ({ seen, onTop }) => `${cards(seen)} angesehen, ${onTop} davon obenauf gelegt.`,
  cardFetched: () => 'Eine Karte kommt aus dem Limbus auf die Hand.',
  terraformed: ({ square }) => `Die Karte auf ${square} zeigt ein anderes Gelände.`,
  gateChanged: ({ before, after }) =>
    `Aus Pforte ${before} wird Pforte ${after}: Ab jetzt ist die ${after} im Spiel.`,
  retreated: ({ paid }) =>
    paid === 'horse'
      ? 'Der Held zieht sich zu Pferd zurück.'
      : 'Der Held zieht sich zurück, bezahlt mit Versorgung.',
};
