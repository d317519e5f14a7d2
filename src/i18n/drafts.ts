import type { DraftsWords } from './en/drafts.ts';
import { spoken } from './load.ts';

/** What is said about things that were entered and not used yet. */
export const draftsWords = spoken<DraftsWords>(
  import.meta.glob('./*/drafts.ts', { eager: true, import: 'words' }),
);
