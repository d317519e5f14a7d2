import type { DialogWords } from './en/play-dialogs.ts';
import { spoken } from './load.ts';

/** What is said over and beside the table; fetched with the parts that say it. */
export const dialogWords = spoken<DialogWords>(
  import.meta.glob('./*/play-dialogs.ts', { eager: true, import: 'words' }),
);
