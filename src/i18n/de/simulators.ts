import type { SimulatorWords } from '../en/simulators.ts';

/** Words of the shelf of simulators, in German. */
export const words: SimulatorWords = {
  summary:
    'Orkereignisse und Streifzüge Schritt für Schritt, Völker am Tisch austeilen, jedes Volk ausprobieren.',
  tools: 'Simulatoren',
  examplesIn: 'Beispiele',
  onlyOriginal: 'Diese Beispiele sind auf Englisch erzählt.',
  tries: 'Ein Volk ausprobieren',
};
