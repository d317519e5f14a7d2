import type { BoxNoteWords } from './en/box-note.ts';
import { spoken } from './load.ts';

/** What simulators say about the box they use. */
export const boxNote = spoken<BoxNoteWords>(
  import.meta.glob('./*/box-note.ts', { eager: true, import: 'words' }),
);
