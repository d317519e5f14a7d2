import type { BoxWords } from './en/my-box.ts';
import { spoken } from './load.ts';

export type { BoxWords };

export const boxWords = spoken<BoxWords>(import.meta.glob('./*/my-box.ts', { eager: true, import: 'words' }));
