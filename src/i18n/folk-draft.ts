import type { DraftWords } from './en/folk-draft.ts';
import { spoken } from './load.ts';

export type { DraftWords };

export const draftWords = spoken<DraftWords>(
  import.meta.glob('./*/folk-draft.ts', { eager: true, import: 'words' }),
);
