import type { ExamplesWords } from '../en/battalia-examples.ts';

/** Worked examples of Battalia, in German. */
export const words: ExamplesWords = {
  heading: 'Durchgerechnete Beispiele',
  lead: 'Typische Fälle Schritt für Schritt. Jede Zahl darin kommt aus denselben Regeln wie bei unseren Werkzeugen.',
  all: 'Alle durchgerechneten Beispiele',
  groups: {
    week: 'Woche, Deck und königliche Karten',
    storm: 'Sturmpforten und Sturm',
    teams: 'Teams und Draft',
    battle: 'Kampf und Besondere Artefakte',
    trade: 'Handel',
    wanderers: 'Metamorpha, Bilkarr, Tränke',
    valleys: 'Täler',
    end: 'Ende und Wertung',
  },
  stepOf: (number, count) => `Schritt ${number} von ${count}`,
  says: 'Was nach den Regeln folgt',
  refused: 'Nicht erlaubt:',
  rule: 'Die Regel:',
  about: 'Der Absatz, zu dem es gehört',
  tool: (name) => `Mit eigenen Zahlen: ${name}`,
  cards: {
    road: 'offene Straße',
    roadBack: 'verdeckte Straße',
    buildingBack: 'verdecktes Gebäude',
  },
};
