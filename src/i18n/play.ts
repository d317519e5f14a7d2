import type { PlayWords } from './en/play.ts';
import { fetched } from './load.ts';

export type { PlayWords };

/** The words of the table. */
export const loadPlayWords = fetched(import.meta.glob<PlayWords>('./*/play.ts', { import: 'words' }));
