import type { TryWords } from './en/try-it.ts';
import { spoken } from './load.ts';

export type { TryWords };

export const tryWords = spoken<TryWords>(import.meta.glob('./*/try-it.ts', { eager: true, import: 'words' }));
