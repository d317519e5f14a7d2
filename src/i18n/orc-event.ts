import type { OrcEventWords } from './en/orc-event.ts';
import { spoken } from './load.ts';

export type { OrcEventWords };

export const orcEventWords = spoken<OrcEventWords>(
  import.meta.glob('./*/orc-event.ts', { eager: true, import: 'words' }),
);
