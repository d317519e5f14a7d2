import type { DraftWords } from './en/battalia-draft.ts';
import { spoken } from './load.ts';

export type { DraftWords };

export const draftWords = spoken<DraftWords>(
  import.meta.glob('./*/battalia-draft.ts', { eager: true, import: 'words' }),
);
