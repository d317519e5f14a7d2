// The finished pages as records, and what each language finds: its own pages, and what it lacks in the original.

import { readdirSync, readFileSync } from 'node:fs';
import { speechOf } from '../../src/search/words/speech.ts';
import { original } from '../../src/site/languages.ts';
import { type PageOfRecords, recordsOf } from './records.ts';
import { namesIn, pairsByStem } from './translated.ts';
import { askedIn, pairsOf, spokenIn, stemmerOf } from './words.ts';

export const dist = 'dist';

export const builtPages = (): PageOfRecords[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('index.html'))
    .sort()
    .flatMap((name) => {
      const path = `/${name.replaceAll('\\', '/').replace(/index\.html$/, '')}`;
      return recordsOf(path, readFileSync(`${dist}/${name}`, 'utf8')) ?? [];
    });

/** What a language lacks is found in the original. */
export function foundIn(all: readonly PageOfRecords[], language: string): PageOfRecords[] {
  const own = all.filter((page) => page.language === language);
  if (language === original) return own;
  const paths = new Set(own.map(({ path }) => path));
  const ids = new Set(own.flatMap(({ records }) => records.map(({ id }) => id)));
  const lent = all
    .filter((page) => page.language === original)
    .map((page) => ({
      ...page,
      records: page.records.filter(({ id }) => (id === '' ? !paths.has(page.path) : !ids.has(id))),
    }))
    .filter(({ records }) => records.length > 0);
  return [...own, ...lent];
}

/** What records are looked for by besides their own words: by paragraph id, or by the address of a page. */
export async function alsoAsked(
  pages: readonly PageOfRecords[],
  language: string,
): Promise<Record<string, string>> {
  const asked = askedIn(language);
  if (language === original) return asked;
  const speech = speechOf(await stemmerOf(original), spokenIn(original));
  const pairs = pairsByStem(pairsOf(original, language), speech);
  for (const page of pages.filter((each) => each.language === original))
    for (const { id, text, section, names } of page.records) {
      const key = id === '' ? `/${page.path}` : id;
      const said = namesIn([...names, page.title, section, text].join('. '), pairs, speech);
      asked[key] = [asked[key] ?? '', ...new Set(said)].join(' ');
    }
  return asked;
}
