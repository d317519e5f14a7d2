import type { DeskWords } from './en/battalia-desk.ts';
import { spoken } from './load.ts';

/** What all tools of Battalia say. */
export const deskWords = spoken<DeskWords>(
  import.meta.glob('./*/battalia-desk.ts', { eager: true, import: 'words' }),
);
