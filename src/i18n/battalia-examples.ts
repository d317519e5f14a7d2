import type { ExamplesWords } from './en/battalia-examples.ts';
import { spoken } from './load.ts';

export const examplesWords = spoken<ExamplesWords>(
  import.meta.glob('./*/battalia-examples.ts', { eager: true, import: 'words' }),
);
