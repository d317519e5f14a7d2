// Words are fetched by language, when a page speaks it, and by need: a game says one thing, a setup form another.

import { fetched } from '../../i18n/load.ts';
import { type Language, languages } from '../../site/languages.ts';
import type { entries } from './en/entries.ts';
import type { Words } from './en/game.ts';

/** A set of words: `load` makes them ready, `of` has them at hand from then on. */
function wordSet<W>(name: string, files: Record<string, () => Promise<W>>) {
  const fetch = fetched(files);
  const loaded: Partial<Record<Language, W>> = {};
  return {
    async load(language: Language): Promise<void> {
      loaded[language] ??= await fetch(language);
    },
    has: (language: Language): W | undefined => loaded[language],
    of(language: Language): W {
      const words = loaded[language];
      if (!words) throw new Error(`await ${name}('${language}') before telling anything`);
      return words;
    },
  };
}

const game = wordSet('loadWords', import.meta.glob<Words>('./*/game.ts', { import: 'words' }));

interface OptionWords {
  options: Readonly<Record<string, { ask: string; says: string; values: Readonly<Record<string, string>> }>>;
  rules: Readonly<Record<string, string>>;
}

/** What a setup form says about each option of a box, and the paragraphs behind them. */
const setup = {
  base: wordSet('loadOptionWords', import.meta.glob<OptionWords>('./*/options/base.ts')),
  folk: wordSet('loadOptionWords', import.meta.glob<OptionWords>('./*/options/folk.ts')),
  fiends: wordSet('loadOptionWords', import.meta.glob<OptionWords>('./*/options/fiends.ts')),
};
type Box = keyof typeof setup;

/** Words for what is refused: moves, and what was written by hand. */
const written = wordSet('loadRefusalWords', import.meta.glob<{ entries: typeof entries }>('./*/entries.ts'));

/** Makes the words of a language ready. In a browser this comes before anything is told. */
export const loadWords = game.load;
export const wordsOf = game.of;

/** The same for the options of these boxes. */
export async function loadOptionWords(language: Language, ...boxes: readonly Box[]): Promise<void> {
  await Promise.all(boxes.map((box) => setup[box].load(language)));
}

/** The words of a box that has this option. */
export function optionsWith(language: Language, option: string): OptionWords {
  const found = Object.values(setup).find((box) => box.has(language)?.options[option]);
  return (found ?? setup.base).of(language);
}

/** The same for refusals; without them a refusal is general and names no part. */
export const loadRefusalWords = written.load;
export const entriesOf = (language: Language): typeof entries | undefined => written.has(language)?.entries;

// Pages are built, and tests run, in both languages; a browser never gets these lines.
if (import.meta.env.SSR)
  for (const language of languages)
    await Promise.all([
      loadWords(language),
      loadRefusalWords(language),
      loadOptionWords(language, 'base', 'folk', 'fiends'),
    ]);
