import type { EveningWords } from './en/battalia-evening.ts';
import { spoken } from './load.ts';

export type { EveningWords };

export const eveningWords = spoken<EveningWords>(
  import.meta.glob('./*/battalia-evening.ts', { eager: true, import: 'words' }),
);
