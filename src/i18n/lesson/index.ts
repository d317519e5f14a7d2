import type { Language } from '../../site/languages.ts';

/** Words of the guide of the first game; fetched with it. */
const en = {
  guide: 'Guide',
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  doIt: 'Do this for me',
  astray: 'You have left the path: that is allowed. Play on by yourself, or come back to the guide.',
  back: (n: number) => (n === 1 ? 'Take the last move back' : `Take the last ${n} moves back`),
  leave: 'Close the guide',
  advised: 'advised',
};

type Words = typeof en;

const de: Words = {
  guide: 'Anleitung',
  step: (at, of) => `Schritt ${at} von ${of}`,
  doIt: 'Für mich ausführen',
  astray: 'Das war ein eigener Weg: völlig in Ordnung. Allein weiterspielen oder zur Anleitung zurückkehren.',
  back: (n) => (n === 1 ? 'Den letzten Zug zurücknehmen' : `Die letzten ${n} Züge zurücknehmen`),
  leave: 'Anleitung schließen',
  advised: 'empfohlen',
};

const all: Record<Language, Words> = { en, de };

export const lessonWords = (language: Language): Words => all[language];
