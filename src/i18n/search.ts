import { spoken } from './load.ts';

export interface SearchWords {
  /** Words of a question that say nothing about the rule asked for. */
  idle: ReadonlySet<string>;
  /** Words people use, and the words the rules use. */
  rulesWord: Readonly<Record<string, string>>;
}

export const searchWords = spoken<SearchWords>(
  import.meta.glob('./*/search.ts', { eager: true, import: 'words' }),
);
