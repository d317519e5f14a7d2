// What writers have written for the search: how people speak, what else a paragraph is asked for by, and the names of
// things in two languages.

import { globSync, readFileSync } from 'node:fs';
import type { Spoken, Stemmer } from '../../src/search/words/speech.ts';
import { folded } from '../../src/search/words/split.ts';
import type { Pairs } from './translated.ts';

const json = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

export function spokenIn(language: string): Spoken {
  const { idle, aspects, ...others } = json<
    Omit<Spoken, 'idle' | 'aspects'> & { idle: string; aspects: string }
  >(`content/search/${language}.json`);
  return { ...others, idle: idle.split(' ').map(folded), aspects: aspects.split(' ').map(folded) };
}

/** How answers sound in each language. */
export const soundsOf = (languages: readonly string[]): Map<string, Spoken['asks']> =>
  new Map(languages.map((language) => [language, spokenIn(language).asks]));

export const stemmerOf = async (language: string): Promise<Stemmer> =>
  ((await import(`../../src/search/words/stemmers/${language}.ts`)) as { stemmer: Stemmer }).stemmer;

/** By paragraph id what somebody may look for it by: single words first, then whole questions. */
export function askedIn(language: string): Record<string, string[]> {
  const files = globSync(`content/search/${language}/*.json`).sort();
  return Object.assign({}, ...files.map((file) => json<Record<string, string[]>>(file)));
}

/** Every text in a tree of names, by its path. */
function* leaves(tree: unknown, path = ''): Generator<[string, string]> {
  if (typeof tree === 'string') yield [path, tree];
  else if (tree && typeof tree === 'object')
    for (const [key, value] of Object.entries(tree))
      if (key !== 'text') yield* leaves(value, `${path}/${key}`);
}

function named(language: string): Map<string, string> {
  const files = [`content/terms/${language}/*.json`, `content/*/names/${language}/*.json`].flatMap((each) =>
    globSync(each),
  );
  return new Map(
    files.flatMap(
      (file) => [...leaves(json(file), file.replace(`/${language}/`, '/'))] as [string, string][],
    ),
  );
}

/** What everything is called in both languages. */
export function pairsOf(original: string, own: string): Pairs {
  const owns = named(own);
  return [...named(original)].flatMap(([key, name]) => {
    const other = owns.get(key);
    return other ? [[name, other] as const] : [];
  });
}
