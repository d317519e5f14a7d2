import type { MetamorphaWords } from './en/battalia-metamorpha.ts';
import { spoken } from './load.ts';

export const metamorphaWords = spoken<MetamorphaWords>(
  import.meta.glob('./*/battalia-metamorpha.ts', { eager: true, import: 'words' }),
);
