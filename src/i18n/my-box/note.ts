import type { Language } from '../../site/languages.ts';

/** What simulators say about the box they use. */
const en = {
  before: 'Your own box is used:',
  link: (n: number): string => (n === 1 ? '1 corrected value' : `${n} corrected values`),
};

const de: typeof en = {
  before: 'Deine eigene Schachtel gilt:',
  link: (n) => (n === 1 ? '1 berichtigter Wert' : `${n} berichtigte Werte`),
};

const all: Record<Language, typeof en> = { en, de };

export const boxNote = (language: Language): typeof en => all[language];
