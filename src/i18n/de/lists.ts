import type { ListWords } from '../en/lists.ts';

/** Between the last two of a list, in German. */
export const words: ListWords = { and: 'und', or: 'oder' };
