import type { CorrectionWords } from './en/corrections.ts';
import { spoken } from './load.ts';

export type { CorrectionWords };

export const correctionWords = spoken<CorrectionWords>(
  import.meta.glob('./*/corrections.ts', { eager: true, import: 'words' }),
);
