// A few pages as an index, for tests that say what is written and what is asked.

import { indexOf } from '../../scripts/search/index-of.ts';
import { placesOf } from '../../scripts/search/measure.ts';
import type { PageOfRecords, Record } from '../../scripts/search/records.ts';
import { soundsOf, spokenIn, stemmerOf } from '../../scripts/search/words.ts';
import { readIndex } from '../../src/search/index/read.ts';
import type { Index } from '../../src/search/index/types.ts';
import { answer } from '../../src/search/search.ts';

export const paragraph = (id: string, text: string, more: Partial<Record> = {}): Record => ({
  id,
  sort: 'rule',
  subject: 'base',
  section: '',
  names: [],
  text,
  facts: [],
  links: 0,
  ...more,
});

export function page(title: string, records: Record[], more: Partial<PageOfRecords> = {}): PageOfRecords {
  const isPiece = (more.kind ?? 'page') !== 'page';
  const itself = paragraph('', '', {
    sort: isPiece ? 'piece' : 'page',
    names: isPiece ? [title] : [],
    ...(records[0]?.id === '' ? records[0] : {}),
  });
  return {
    path: `${title.toLowerCase().replaceAll(' ', '-')}/`,
    language: 'en',
    title,
    kind: 'page',
    subject: 'base',
    icon: 'rule',
    ...more,
    records: [itself, ...records.filter(({ id }) => id !== '')],
  };
}

interface SmallIndex extends Index {
  places: readonly string[];
}

export async function smallIndex(
  pages: readonly PageOfRecords[],
  { language = 'en', asked = {} as { [id: string]: string[] } } = {},
): Promise<SmallIndex> {
  const stemmer = await stemmerOf(language);
  const spoken = spokenIn(language);
  const index = readIndex(
    indexOf({ pages, language, texts: 'texts', asked, spoken, stemmer, sounds: soundsOf(['en', 'de']) }),
    stemmer,
  );
  return { ...index, places: placesOf(pages) };
}

/** What answers, best first: ids of paragraphs, addresses of pages. */
export const answersTo = (index: SmallIndex, question: string, near?: string): string[] =>
  answer(index, question, { near }).found.map(({ record }) => index.places[record]!);
