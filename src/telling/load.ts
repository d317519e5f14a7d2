// Words are fetched by language, when a page speaks it, and by need: a game says one thing, a setup form another.

import type { Language } from '../site/languages.ts';
import type { entries } from './en/entries.ts';
import type { Words } from './en/index.ts';
import type { options } from './en/options.ts';
import type { OPTION_RULES } from './rules-of-options.ts';

/** A set of words: `load` makes them ready, `of` has them at hand from then on. */
function shelf<W>(name: string, fetch: Record<Language, () => Promise<W>>) {
  const loaded: Partial<Record<Language, W>> = {};
  return {
    async load(language: Language): Promise<void> {
      loaded[language] ??= await fetch[language]();
    },
    has: (language: Language): W | undefined => loaded[language],
    of(language: Language): W {
      const words = loaded[language];
      if (!words) throw new Error(`await ${name}('${language}') before telling anything`);
      return words;
    },
  };
}

const game = shelf<Words>('loadWords', {
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de/index.ts')).de,
});

/** What a setup form says about each option, and the paragraphs behind them. */
const setup = shelf<{ options: typeof options; OPTION_RULES: typeof OPTION_RULES }>('loadOptionWords', {
  en: () => import('./en/options.ts'),
  de: () => import('./de/options.ts'),
});

/** Words for what was written by hand and refused. */
const written = shelf<{ entries: typeof entries }>('loadEntryWords', {
  en: () => import('./en/entries.ts'),
  de: () => import('./de/entries.ts'),
});

/** Makes the words of a language ready. In a browser this comes before anything is told. */
export const loadWords = game.load;
export const wordsOf = game.of;

/** The same for the options of a setup. */
export const loadOptionWords = setup.load;
export const optionsOf = setup.of;

/** The same for refused entries; without them a refusal names no part. */
export const loadEntryWords = written.load;
export const entriesOf = (language: Language): typeof entries | undefined => written.has(language)?.entries;

// Pages are built, and tests run, in both languages; a browser never gets these lines.
if (import.meta.env.SSR)
  await Promise.all([loadWords, loadOptionWords, loadEntryWords].flatMap((load) => [load('en'), load('de')]));
