import type { Subject } from '../site/games.ts';
import type { Kind } from '../site/kinds.ts';
import { ofPage } from './load.ts';

/** What boxes and kinds of results are called. */
export interface KindWords {
  subjects: Record<Subject, string>;
  kinds: Record<Kind, string>;
}

export const kindWords = await ofPage(import.meta.glob<KindWords>('./*/kinds.ts', { import: 'words' }));
