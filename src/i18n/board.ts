import type { BoardWords } from './en/board.ts';
import { spoken } from './load.ts';

/** What lies and stands on a home board. */
export const boardWords = spoken<BoardWords>(
  import.meta.glob('./*/board.ts', { eager: true, import: 'words' }),
);
