import type { BoardWords } from './en/battalia-board.ts';
import { spoken } from './load.ts';

export type { BoardWords };

export const boardWords = spoken<BoardWords>(
  import.meta.glob('./*/battalia-board.ts', { eager: true, import: 'words' }),
);
