import type { DawnWords } from './en/battalia-dawn.ts';
import { spoken } from './load.ts';

export type { DawnWords };

export const dawnWords = spoken<DawnWords>(
  import.meta.glob('./*/battalia-dawn.ts', { eager: true, import: 'words' }),
);
