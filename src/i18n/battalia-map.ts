import type { MapWords } from './en/battalia-map.ts';
import { spoken } from './load.ts';

export const mapWords = spoken<MapWords>(
  import.meta.glob('./*/battalia-map.ts', { eager: true, import: 'words' }),
);
