// The searches that are compared: ours, Pagefind as it is, and MiniSearch over the same records and words.

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import MiniSearch from 'minisearch';
import { readIndex } from '../../src/search/index/read.ts';
import type { Index } from '../../src/search/index/types.ts';
import { answer } from '../../src/search/search.ts';
import { findChromium } from '../chromium.mjs';
import { serve } from '../serve.mjs';
import { placesOf } from './measure.ts';
import type { PageOfRecords } from './records.ts';
import { spokenIn, stemmerOf } from './words.ts';

export interface System {
  name: string;
  /** The best ten: ids of paragraphs, addresses of pages below the language. */
  ask(language: string, question: string): Promise<string[]>;
  close?(): Promise<void>;
}

const TEN = 10;

async function openBuilt(language: string): Promise<Index> {
  const bytes = gunzipSync(readFileSync(`dist/search/${language}.index`));
  return readIndex(bytes, await stemmerOf(language));
}

/** `pagesOf`: what the index was made of, in the same order. */
export async function ours(
  pagesOf: (language: string) => readonly PageOfRecords[],
  languages: readonly string[],
): Promise<System> {
  const places = new Map(languages.map((language) => [language, placesOf(pagesOf(language))]));
  const indexes = new Map<string, Index>();
  for (const language of languages) indexes.set(language, await openBuilt(language));
  return {
    name: 'Codex',
    ask: async (language, question) => {
      const index = indexes.get(language)!;
      return answer(index, question)
        .found.slice(0, TEN)
        .map(({ record }) => places.get(language)![record]!);
    },
  };
}

/** With the same texts, extra words, stems and idle words, and what its documentation recommends. */
export async function miniSearch(
  pagesOf: (language: string) => readonly PageOfRecords[],
  askedIn: (language: string) => Readonly<Record<string, readonly string[]>>,
  languages: readonly string[],
): Promise<System> {
  const searches = new Map<string, MiniSearch>();
  for (const language of languages) {
    const stem = await stemmerOf(language);
    const { idle } = spokenIn(language);
    const dull = new Set(idle);
    const search = new MiniSearch({
      fields: ['names', 'title', 'section', 'text', 'asked'],
      storeFields: ['place'],
      processTerm: (term) => {
        const word = term
          .normalize('NFKD')
          .replace(/\p{M}+/gu, '')
          .toLowerCase();
        return dull.has(word) ? null : stem(word);
      },
      searchOptions: { prefix: true, fuzzy: 0.2, boost: { names: 3, section: 1.2, title: 0.7 } },
    });
    const asked = askedIn(language);
    let id = 0;
    for (const page of pagesOf(language))
      for (const record of page.records)
        search.add({
          id: id++,
          place: record.id || `/${page.path}`,
          names: record.names.join(' '),
          title: page.title,
          section: record.section,
          text: page.language === language ? [record.text, ...record.facts].join(' ') : '',
          asked: (asked[record.id || `/${page.path}`] ?? []).join('; '),
        });
    searches.set(language, search);
  }
  return {
    name: 'MiniSearch',
    ask: async (language, question) =>
      searches
        .get(language)!
        .search(question)
        .slice(0, TEN)
        .map(({ place }) => place as string),
  };
}

export async function plainPagefind(languages: readonly string[]): Promise<System> {
  const server = await serve(4332);
  const browser = await chromium.launch({ executablePath: findChromium() });
  const pages = new Map<string, Awaited<ReturnType<typeof browser.newPage>>>();
  for (const language of languages) {
    const page = await browser.newPage();
    await page.goto(`${server.address}/${language}/`);
    pages.set(language, page);
  }
  return {
    name: 'Pagefind',
    ask: (language, question) =>
      pages.get(language)!.evaluate(
        async ([asked, ten]) => {
          const index = '/pagefind/pagefind.js';
          const pagefind = await import(/* @vite-ignore */ index);
          const { results } = await pagefind.search(asked);
          const found = await Promise.all(
            results
              .slice(0, ten)
              .map((result: { data(): Promise<{ meta: Record<string, string> }> }) => result.data()),
          );
          return found.map(({ meta }) => {
            const [path, id] = decodeURIComponent(meta.address).split('#');
            return id ?? path!.replace(/^\/[^/]+\//, '/');
          });
        },
        [question, TEN] as const,
      ),
    close: async () => {
      await browser.close();
      server.stop();
    },
  };
}
