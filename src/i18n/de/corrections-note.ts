import type { CorrectionsNoteWords } from '../en/corrections-note.ts';

/** What simulators say about the box they use, in German. */
export const words: CorrectionsNoteWords = {
  before: 'Deine eigene Schachtel gilt:',
  link: (n) => (n === 1 ? '1 berichtigter Wert' : `${n} berichtigte Werte`),
};
