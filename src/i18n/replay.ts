import type { ReplayWords } from './en/replay.ts';
import { spoken } from './load.ts';

export type { ReplayWords };

export const replayWords = spoken<ReplayWords>(
  import.meta.glob('./*/replay.ts', { eager: true, import: 'words' }),
);
