import type { Language } from '../../site/languages.ts';

/** Words of the shelf of simulators. */
const en = {
  summary: 'Step through orc events and expeditions, deal folk at your table, try what each folk can do.',
  tools: 'Simulators',
  examplesIn: 'Worked examples',
  onlyEnglish: 'These examples are told in English.',
  tries: 'Try a folk',
};

type Words = typeof en;

const de: Words = {
  summary:
    'Orkereignisse und Unternehmungen Schritt für Schritt, Völker am Tisch austeilen, jedes Volk ausprobieren.',
  tools: 'Simulatoren',
  examplesIn: 'Beispiele',
  onlyEnglish: 'Diese Beispiele sind auf Englisch erzählt.',
  tries: 'Ein Volk ausprobieren',
};

const all: Record<Language, Words> = { en, de };

export const simulatorWords = (language: Language): Words => all[language];
