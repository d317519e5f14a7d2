import type { TryWords } from '../en/try-it.ts';

/** Words of the positions to try, in German. */
export const words: TryWords = {
  title: (folk) => `${folk} ausprobieren`,
  summary: (folk) =>
    `Drei Stellungen zeigen, was ${folk} können: auf dem Heimatplan oder aus der Liste wählen, Züge zurücknehmen oder sich den Weg zeigen lassen.`,
  section: 'Ausprobieren',
  positions: 'Stellungen',
  choices: 'Was möglich ist',
  goods: 'Vorrat',
  loading: 'Der Heimatplan wird aufgebaut …',
  back: 'Zurücknehmen',
  restart: 'Von vorn',
  show: 'Nächsten Schritt zeigen',
  reached: 'Genau das ist es.',
  elsewhere: 'Erlaubt, aber nicht das, worum es hier geht. Zurücknehmen oder von vorn beginnen.',
  happened: 'Was geschah',
  next: 'Nächste Stellung',
  because: 'Regeln',
  cancelFirst: (square) => `${square} ist gewählt; das zweite Feld wählen oder noch einmal antippen`,
  firstSquare: (square) => `${square}: erstes Feld`,
  morePossibilities: (square) => `${square}: mehrere Möglichkeiten`,
  board: (folk) => `Heimatplan: ${folk}`,
  exchanges: 'Tauschmöglichkeiten',
};
