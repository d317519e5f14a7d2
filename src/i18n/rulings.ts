import type { RulingWords } from './en/rulings.ts';
import { spoken } from './load.ts';

export const rulingWords = spoken<RulingWords>(
  import.meta.glob('./*/rulings.ts', { eager: true, import: 'words' }),
);
