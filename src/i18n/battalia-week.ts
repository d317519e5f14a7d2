import type { WeekWords } from './en/battalia-week.ts';
import { spoken } from './load.ts';

export const weekWords = spoken<WeekWords>(
  import.meta.glob('./*/battalia-week.ts', { eager: true, import: 'words' }),
);
