import type { Language } from '../../site/languages.ts';
import type { PlayWords } from './en.ts';

export type { PlayWords };

/** The words of the table, fetched for the reader's language only. */
export async function loadPlayWords(language: Language): Promise<PlayWords> {
  return language === 'de' ? (await import('./de.ts')).de : (await import('./en.ts')).en;
}
