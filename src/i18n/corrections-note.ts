import type { CorrectionsNoteWords } from './en/corrections-note.ts';
import { spoken } from './load.ts';

/** What simulators say about the box they use. */
export const correctionsNoteWords = spoken<CorrectionsNoteWords>(
  import.meta.glob('./*/corrections-note.ts', { eager: true, import: 'words' }),
);
