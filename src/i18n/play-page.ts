import type { PlayPageWords } from './en/play-page.ts';
import { spoken } from './load.ts';

/** What the page says before the table is laid. */
export const playPageWords = spoken<PlayPageWords>(
  import.meta.glob('./*/play-page.ts', { eager: true, import: 'words' }),
);
