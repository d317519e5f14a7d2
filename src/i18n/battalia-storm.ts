import type { StormWords } from './en/battalia-storm.ts';
import { spoken } from './load.ts';

export type { StormWords };

export const stormWords = spoken<StormWords>(
  import.meta.glob('./*/battalia-storm.ts', { eager: true, import: 'words' }),
);
