import type { PieceWords } from './en/battalia-pieces.ts';
import { spoken } from './load.ts';

export const pieceWords = spoken<PieceWords>(
  import.meta.glob('./*/battalia-pieces.ts', { eager: true, import: 'words' }),
);
