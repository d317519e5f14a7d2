// Makes the index of a language: what each record says, in as few bytes as can be.

import { LOUDEST, longestFirst, stemsOf } from '../../src/search/index/read.ts';
import { type Head, type Look, SORTS, type Sort } from '../../src/search/index/types.ts';
import { AIMS, type Speech, type Spoken, type Stemmer, speechOf } from '../../src/search/words/speech.ts';
import { type Example, likenesses, written } from './likenesses.ts';
import { type Asked, keyOf, type Said, sayingsOf } from './loudness.ts';
import type { PageOfRecords, Record as Written } from './records.ts';
import { twinsOf } from './twins.ts';

/** How soon a word that comes again says nothing more, and how much less each word says in a long paragraph. */
export const shape = { saturation: 1.1, length: 0.45 };

export interface IndexInput {
  pages: readonly PageOfRecords[];
  /** The reader’s language. */
  language: string;
  /** The folder of its texts. */
  texts: string;
  /** What records are looked for by besides their own words. */
  asked: Asked;
  spoken: Spoken;
  stemmer: Stemmer;
  /** How answers sound in each language that pages are written in. */
  sounds: ReadonlyMap<string, Spoken['asks']>;
}

/** What is said of a record in the reader’s language, and the questions that it answers. */
function examplesOf({ pages, language, asked }: IndexInput): Example[] {
  return pages.flatMap((page) =>
    page.records.map((record): Example => {
      const [words = '', ...questions] = asked[keyOf(page, record)] ?? [];
      return page.language === language
        ? {
            says: [page.title, record.section, record.text, ...record.names],
            questions: [words, ...questions],
          }
        : { says: [words], questions };
    }),
  );
}

const folded = (words: readonly string[]): string => {
  let before = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < 35 && shared < before.length && before[shared] === word[shared]) shared++;
      before = word;
      return shared.toString(36) + word.slice(shared);
    })
    .join('\n');
};

const bytesOf = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...bytesOf(value >>> 7)];

/** The lists of all stems: how many records each has, the steps from one to the next, and how much it says there. */
function listBytes(sayings: readonly Said[], words: readonly string[], speech: Speech): number[] {
  const usual = sayings.reduce((sum, { length }) => sum + length, 0) / sayings.length;
  const stems = stemsOf(words, speech);
  const lists = Array.from({ length: stems.size }, () => new Map<number, number>());
  sayings.forEach(({ said, length }, i) => {
    for (const [word, loudness] of said) {
      const list = lists[stems.get(speech.stem(word))!]!;
      list.set(i, (list.get(i) ?? 0) + loudness / (1 - shape.length + (shape.length * length) / usual));
    }
  });
  const sizes = lists.flatMap((list) => bytesOf(list.size));
  const steps: number[] = [];
  const says: number[] = [];
  for (const list of longestFirst(lists, ({ size }) => size)) {
    let before = -1;
    for (const [record, loudness] of list) {
      steps.push(...bytesOf(record - before - 1));
      before = record;
      says.push(Math.max(1, Math.round((LOUDEST * loudness) / (shape.saturation + loudness))));
    }
  }
  return [...sizes, ...steps, ...says];
}

const letterOf = (sort: Sort): string => String.fromCharCode(97 + SORTS.indexOf(sort));

const lookOf = ({ kind, subject, icon, language: own }: PageOfRecords, language: string): string =>
  JSON.stringify({ kind, subject, icon, ...(own !== language && { language: own }) } satisfies Look);

/** Names that stand for something of their own. */
function namesOf(records: readonly Written[]): Head['names'] {
  const names = new Map<string, number[]>();
  records.forEach((record, i) => {
    for (const name of record.names) names.set(name, [...(names.get(name) ?? []), i]);
  });
  return [...names].map(([name, all]) => [name, ...all] as const);
}

/** Which aims of a question a record answers, by how its text sounds in its own language. */
const answersOf = ({ text, facts }: Written, patterns: readonly RegExp[]): string =>
  patterns
    .reduce((bits, pattern, i) => (pattern.test([text, ...facts].join(' ')) ? bits | (1 << i) : bits), 0)
    .toString(16);

function headOf(input: IndexInput, words: readonly string[], speech: Speech): Head {
  const { pages, language, texts, spoken } = input;
  const records = pages.flatMap((page) => page.records);
  const patterns = new Map(
    [...input.sounds].map(([own, asks]) => [own, AIMS.map((aim) => new RegExp(asks[aim].answer, 'i'))]),
  );
  const looks = [...new Set(pages.map((page) => lookOf(page, language)))];
  const sorts = pages.map((page) =>
    page.records
      .map(({ sort, section }, i) =>
        i > 0 && page.records[i - 1]!.section === section ? letterOf(sort) : letterOf(sort).toUpperCase(),
      )
      .join(''),
  );
  const elsewhere = pages
    .flatMap((page) => page.records.map(({ subject }) => (subject === page.subject ? null : subject)))
    .flatMap((subject, i) => (subject === null ? [] : [[i, subject] as const]));
  return {
    texts,
    looks: looks.map((look) => JSON.parse(look) as Look),
    look: pages.map((page) => looks.indexOf(lookOf(page, language))),
    counts: pages.map((page) => page.records.length),
    sorts: sorts.join(''),
    subjects: Object.fromEntries(elsewhere),
    vocabulary: folded(words),
    names: namesOf(records),
    likened: written(likenesses(examplesOf(input), speech)),
    answers: pages
      .flatMap(({ language: own, records: all }) =>
        all.map((record) => answersOf(record, patterns.get(own)!)),
      )
      .join(''),
    links: records.map(({ links }) => Math.min(9, Math.round(2 * Math.log2(1 + links)))).join(''),
    twins: twinsOf(records),
    spoken,
  };
}

export function indexOf(input: IndexInput): Uint8Array {
  const speech = speechOf(input.stemmer, input.spoken);
  const sayings = sayingsOf(input.pages, input.language, input.asked, speech);
  const words = [...new Set(sayings.flatMap(({ said }) => [...said.keys()]))].sort();
  const json = new TextEncoder().encode(JSON.stringify(headOf(input, words, speech)));
  const lists = listBytes(sayings, words, speech);
  const bytes = new Uint8Array(4 + json.length + lists.length);
  new DataView(bytes.buffer).setUint32(0, json.length);
  bytes.set(json, 4);
  bytes.set(lists, 4 + json.length);
  return bytes;
}
