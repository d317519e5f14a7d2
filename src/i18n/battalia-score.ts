import type { ScoreWords } from './en/battalia-score.ts';
import { spoken } from './load.ts';

export type { ScoreWords };

export const scoreWords = spoken<ScoreWords>(
  import.meta.glob('./*/battalia-score.ts', { eager: true, import: 'words' }),
);
