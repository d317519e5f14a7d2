import type { EveningWords } from './en/battalia-evening.ts';
import { ofPage } from './load.ts';

export type { EveningWords };

export const eveningWords = await ofPage(
  import.meta.glob<EveningWords>('./*/battalia-evening.ts', { import: 'words' }),
);
