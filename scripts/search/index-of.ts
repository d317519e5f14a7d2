// Makes the index of a language: how much each word says about each record, then all of it in as few bytes as can be.

import { LOUDEST, NONE, stemsOf } from '../../src/search/index/read.ts';
import type { Head, Page, Sort } from '../../src/search/index/types.ts';
import { SORTS } from '../../src/search/index/types.ts';
import { partsOf } from '../../src/search/words/compounds.ts';
import { type Speech, type Spoken, type Stemmer, speechOf } from '../../src/search/words/speech.ts';
import { wordsOf } from '../../src/search/words/split.ts';
import { type Example, likenesses, written } from './likenesses.ts';
import type { PageOfRecords, Record as Written } from './records.ts';
import { twinsOf } from './twins.ts';

/** How loud a word is by where it stands. */
export const loud = {
  name: 3,
  title: 0.7,
  section: 1,
  text: 1,
  asked: 0.9,
  facts: 0.7,
  part: 0.45,
  again: 0.5,
};
/** How soon a word that comes again says nothing more, and how much less each word says in a long paragraph. */
export const shape = { saturation: 1.1, length: 0.45 };

/** What people look for a paragraph by: words that do not stand in it, then whole questions. */
type Asked = Readonly<Record<string, readonly string[]>>;

export interface IndexInput {
  pages: readonly PageOfRecords[];
  /** The reader’s language. */
  language: string;
  /** The folder of its texts. */
  texts: string;
  /** Extra words by paragraph id. */
  asked: Asked;
  spoken: Spoken;
  stemmer: Stemmer;
}

const keyOf = (page: PageOfRecords, record: Written): string =>
  record.id === '' ? `/${page.path}` : record.id;

type Loudness = Map<string, number>;

function loudnessOf(
  page: PageOfRecords,
  record: Written,
  asked: Asked,
  speech: Speech,
  isWord: (word: string) => boolean,
  foreign: boolean,
): { said: Loudness; length: number } {
  const said: Loudness = new Map();
  let length = 0;
  const say = (text: string, loudness: number, counts = true): void => {
    for (const word of wordsOf(text)) {
      if (speech.isIdle(word)) continue;
      if (counts) length += 1;
      said.set(word, (said.get(word) ?? 0) + loudness);
      const parts = partsOf(word, isWord);
      if (parts) for (const part of parts) said.set(part, (said.get(part) ?? 0) + loudness * loud.part);
    }
  };
  for (const name of record.names) say(name, loud.name, false);
  if (!foreign) {
    if (record.id === '') say(page.title, loud.name, false);
    else say(page.title, loud.title, false);
    say(record.section, loud.section, false);
    say(record.text, loud.text);
    for (const fact of record.facts) say(fact, loud.facts, false);
  }
  const extra = new Map<string, number>();
  for (const each of asked[keyOf(page, record)] ?? [])
    for (const word of new Set(wordsOf(each))) extra.set(word, (extra.get(word) ?? 0) + 1);
  for (const [word, times] of extra) say(word, loud.asked * times ** loud.again, foreign);
  return { said, length };
}

/** Names that stand for something of their own. */
function namesOf(records: readonly { page: PageOfRecords; record: Written }[]): Head['names'] {
  const names = new Map<string, number[]>();
  records.forEach(({ page, record }, i) => {
    for (const name of record.names)
      if (record.id !== '' || name !== page.title) names.set(name, [...(names.get(name) ?? []), i]);
  });
  return [...names].map(([name, all]) => [name, ...all] as const);
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

const letterOf = (sort: Sort): string => String.fromCharCode(97 + SORTS.indexOf(sort));

/** Every word of all texts, so that compounds can be told by their parts. */
function allWords({ pages, asked }: IndexInput): Set<string> {
  const all = new Set<string>();
  const add = (text: string): void => {
    for (const word of wordsOf(text)) all.add(word);
  };
  for (const page of pages) {
    add(page.title);
    for (const { names, section, text, facts } of page.records)
      for (const each of [...names, section, text, ...facts]) add(each);
  }
  for (const each of Object.values(asked)) each.forEach(add);
  return all;
}

/** What is said of a record in the reader’s language, and the questions that it answers. */
function examplesOf({ pages, language, asked }: IndexInput): Example[] {
  return pages.flatMap((page) =>
    page.records.flatMap((record): Example[] => {
      const [words = '', ...questions] = asked[keyOf(page, record)] ?? [];
      const own = [page.title, record.section, record.text, ...record.names];
      return [
        {
          says: page.language === language ? own : [words],
          questions: page.language === language ? [words, ...questions] : questions,
        },
      ];
    }),
  );
}

export function indexOf(input: IndexInput): Uint8Array {
  const { pages, language, texts, asked, spoken, stemmer } = input;
  const speech = speechOf(stemmer, spoken);
  const all = allWords(input);
  const isWord = (word: string): boolean =>
    word.length > 3 && all.has(word) && !speech.isIdle(word) && !/\d/.test(word);
  const records = pages.flatMap((page) => page.records.map((record) => ({ page, record })));
  const sayings = records.map(({ page, record }) =>
    loudnessOf(page, record, asked, speech, isWord, page.language !== language),
  );
  const usual = sayings.reduce((sum, { length }) => sum + length, 0) / sayings.length;

  const words = [...new Set(sayings.flatMap(({ said }) => [...said.keys()]))].sort();
  const stems = stemsOf(words, speech);
  const lists = Array.from({ length: stems.size }, () => new Map<number, number>());
  sayings.forEach(({ said, length }, i) => {
    for (const [word, loudness] of said) {
      const list = lists[stems.get(speech.stem(word))!]!;
      list.set(i, (list.get(i) ?? 0) + loudness / (1 - shape.length + (shape.length * length) / usual));
    }
  });

  const steps: number[] = [];
  const says: number[] = [];
  for (const list of lists) {
    steps.push(...bytesOf(list.size));
    let before = -1;
    for (const [record, loudness] of list) {
      steps.push(...bytesOf(record - before - 1));
      before = record;
      says.push(Math.max(1, Math.round((LOUDEST * loudness) / (shape.saturation + loudness))));
    }
  }
  const head: Head = {
    texts,
    pages: pages.map(
      ({ path, title, kind, subject, icon, language: own }): Page => ({
        path,
        title,
        kind,
        subject,
        icon,
        ...(own !== language && { language: own }),
      }),
    ),
    counts: pages.map((page) => page.records.length),
    places: folded(records.map(({ record }) => record.id || NONE)),
    sorts: records
      .map(({ record, page }, i) => {
        const letter = letterOf(record.sort);
        const before = records[i - 1];
        return before?.page === page && before.record.section === record.section
          ? letter
          : letter.toUpperCase();
      })
      .join(''),
    subjects: Object.fromEntries(
      records.flatMap(({ page, record }, i) =>
        record.subject === page.subject ? [] : [[i, record.subject]],
      ),
    ),
    vocabulary: folded(words),
    names: namesOf(records),
    likened: written(likenesses(examplesOf(input), speech)),
    links: records.map(({ record }) => Math.min(9, Math.round(2 * Math.log2(1 + record.links)))).join(''),
    twins: twinsOf(records.map(({ record }) => record)),
    spoken,
  };
  const json = new TextEncoder().encode(JSON.stringify(head));
  const bytes = new Uint8Array(4 + json.length + steps.length + says.length);
  new DataView(bytes.buffer).setUint32(0, json.length);
  bytes.set(json, 4);
  bytes.set(steps, 4 + json.length);
  bytes.set(says, 4 + json.length + steps.length);
  return bytes;
}
