import type { Strings } from './en/site.ts';
import { spoken } from './load.ts';

/** The words of every page. */
export const strings = spoken<Strings>(import.meta.glob('./*/site.ts', { eager: true, import: 'words' }));
