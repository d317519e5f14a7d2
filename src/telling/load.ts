// The words of a language, fetched when a page speaks it.

import type { Language } from '../site/languages.ts';
import type { Words } from './en/index.ts';

const loaded: Partial<Record<Language, Words>> = {};

const LOADERS: Record<Language, () => Promise<Words>> = {
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de/index.ts')).de,
};

/** Makes the words of a language ready. In a browser this comes before anything is told. */
export async function loadWords(language: Language): Promise<void> {
  loaded[language] ??= await LOADERS[language]();
}

export function wordsOf(language: Language): Words {
  const words = loaded[language];
  if (!words) throw new Error(`await loadWords('${language}') before telling anything`);
  return words;
}

// Pages are built, and tests run, in both languages; a browser never gets this line.
if (import.meta.env.SSR) await Promise.all([loadWords('en'), loadWords('de')]);
