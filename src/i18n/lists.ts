import type { ListWords } from './en/lists.ts';
import { spoken } from './load.ts';

export const listWords = spoken<ListWords>(
  import.meta.glob('./*/lists.ts', { eager: true, import: 'words' }),
);
