import type { OddsWords } from './en/odds.ts';
import { spoken } from './load.ts';

export type { OddsWords };

export const oddsWords = spoken<OddsWords>(import.meta.glob('./*/odds.ts', { eager: true, import: 'words' }));
