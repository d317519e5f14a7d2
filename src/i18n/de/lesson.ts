import type { LessonWords } from '../en/lesson.ts';

/** Words of the guide of the first game; fetched with it, in German. */
export const words: LessonWords = {
  guide: 'Anleitung',
  step: (at, of) => `Schritt ${at} von ${of}`,
  doIt: 'Für mich ausführen',
  astray: 'Das war ein eigener Weg: völlig in Ordnung. Allein weiterspielen oder zur Anleitung zurückkehren.',
  back: (n) => (n === 1 ? 'Den letzten Zug zurücknehmen' : `Die letzten ${n} Züge zurücknehmen`),
  leave: 'Anleitung schließen',
  advised: 'empfohlen',
};
