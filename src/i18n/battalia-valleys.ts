import type { ValleysWords } from './en/battalia-valleys.ts';
import { spoken } from './load.ts';

export const valleysWords = spoken<ValleysWords>(
  import.meta.glob('./*/battalia-valleys.ts', { eager: true, import: 'words' }),
);
