import { ofPage } from './load.ts';

/** What the search dialog says. */
export interface SearchWords {
  search: string;
  placeholder: string;
  close: string;
  siteMap: string;
  hint: string;
  /** Questions to begin with, each with an answer. */
  examples: readonly string[];
  mostAsked: string;
  kind: string;
  allKinds: string;
  game: string;
  allGames: string;
  /** Nothing here speaks of it. */
  nothing: string;
  /** Words that say nothing by themselves. */
  idleOnly: string;
  nearest: string;
  /** There would be results, but not of the kind that was chosen. */
  filtered(count: number): string;
  unfilter: string;
  again: string;
  back: string;
  /** No paragraph speaks of all that was asked. */
  partly: string;
  corrected(words: string): string;
  failed: string;
  loading: string;
  count(count: number): string;
  more: string;
  everywhere: string;
  everywhereCount(count: number): string;
  everywhereFailed: string;
  recent: string;
  forget: string;
  results: string;
  /** On a paragraph that is not translated yet, in the language it is written in. */
  writtenIn(language: string): string;
  keys: string;
}

export const searchWords = await ofPage(import.meta.glob<SearchWords>('./*/search.ts', { import: 'words' }));
