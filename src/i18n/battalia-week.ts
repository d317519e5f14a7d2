import type { WeekWords } from './en/battalia-week.ts';
import { ofPage } from './load.ts';

export const weekWords = await ofPage(
  import.meta.glob<WeekWords>('./*/battalia-week.ts', { import: 'words' }),
);
