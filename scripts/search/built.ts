// The finished pages as records, and what each language finds: its own pages, and what it lacks in the original.

import { readdirSync, readFileSync } from 'node:fs';
import { speechOf } from '../../src/search/words/speech.ts';
import { original } from '../../src/site/languages.ts';
import { type PageOfRecords, recordsOf } from './records.ts';
import { namesIn, pairsByStem } from './translated.ts';
import { askedIn, pairsOf, spokenIn, stemmerOf } from './words.ts';

export const dist = 'dist';

/** To which paragraphs the text of a page leads elsewhere; lists of everything lead nowhere in particular. */
function leadsTo(path: string, html: string): Set<string> {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  if (path.includes('/paragraphs/') || path.endsWith('/map/')) return new Set();
  return new Set(
    [...main.matchAll(/href="([^"#]+)#([^"]+)"/g)].flatMap(([, page, id]) =>
      page === path ? [] : [`${page}#${id}`],
    ),
  );
}

export function builtPages(): PageOfRecords[] {
  const links = new Map<string, number>();
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('index.html'))
    .sort()
    .flatMap((name) => {
      const path = `/${name.replaceAll('\\', '/').replace(/index\.html$/, '')}`;
      const html = readFileSync(`${dist}/${name}`, 'utf8');
      for (const place of leadsTo(path, html)) links.set(place, (links.get(place) ?? 0) + 1);
      return recordsOf(path, html) ?? [];
    });
  for (const { language, path, records } of pages)
    for (const record of records) record.links = links.get(`/${language}/${path}#${record.id}`) ?? 0;
  return pages;
}

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
): Promise<Record<string, string[]>> {
  const asked = askedIn(language);
  if (language === original) return asked;
  const speech = speechOf(await stemmerOf(original), spokenIn(original));
  const pairs = pairsByStem(pairsOf(original, language), speech);
  for (const page of pages.filter((each) => each.language === original))
    for (const { id, text, section, names } of page.records) {
      const key = id === '' ? `/${page.path}` : id;
      const said = namesIn([...names, page.title, section, text].join('. '), pairs, speech);
      const [words = '', ...questions] = asked[key] ?? [];
      asked[key] = [[words, ...new Set(said)].join(' '), ...questions];
    }
  return asked;
}
