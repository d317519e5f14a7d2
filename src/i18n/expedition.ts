import type { ExpeditionWords } from './en/expedition.ts';
import { spoken } from './load.ts';

export type { ExpeditionWords };

export const expeditionWords = spoken<ExpeditionWords>(
  import.meta.glob('./*/expedition.ts', { eager: true, import: 'words' }),
);
