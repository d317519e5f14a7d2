// How much each word says about each record: by where it stands, and by what people ask when the record is the answer.

import { partsOf } from '../../src/search/words/compounds.ts';
import type { Speech } from '../../src/search/words/speech.ts';
import { wordsOf } from '../../src/search/words/split.ts';
import type { PageOfRecords, Record as Written } from './records.ts';

/** How loud a word is by where it stands; `part` of a compound, `again` in another question, one of `many`. */
export const loud = {
  name: 3,
  title: 0.7,
  section: 1,
  text: 1,
  asked: 0.9,
  facts: 0.4,
  part: 0.3,
  again: 0.8,
  many: 0.4,
};
/** Where so many words are asked for, each says as much as usual; of more of them each says less, by `many`. */
const MANY = 35;

/** What people look for a paragraph by: words that do not stand in it, then whole questions. */
export type Asked = Readonly<Record<string, readonly string[]>>;

/** What the questions of a record are filed under. */
export const keyOf = (page: PageOfRecords, record: Written): string =>
  record.id === '' ? `/${page.path}` : record.id;

export interface Said {
  /** Words and how loud they are. */
  said: Map<string, number>;
  length: number;
  /** Words that one question alone has. */
  once: string[];
}

/** Every word of all texts, so that compounds can be told by their parts. */
function allWords(pages: readonly PageOfRecords[], asked: Asked): Set<string> {
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

/** A word that stands in no paragraph and in so few questions leads to nothing else than the words beside it. */
const FEW = 3;

/** Leaves out what only happens to have been said. */
function withoutChance(sayings: readonly Said[], speech: Speech): void {
  const often = new Map<string, number>();
  for (const { said } of sayings)
    for (const stem of new Set([...said.keys()].map(speech.stem)))
      often.set(stem, (often.get(stem) ?? 0) + 1);
  for (const { said, once } of sayings)
    for (const word of once) if (often.get(speech.stem(word))! < FEW) said.delete(word);
}

/** For every record, page by page, what it says. `language`: the reader’s. */
export function sayingsOf(
  pages: readonly PageOfRecords[],
  language: string,
  asked: Asked,
  speech: Speech,
): Said[] {
  const all = allWords(pages, asked);
  const isWord = (word: string): boolean =>
    word.length > 3 && all.has(word) && !speech.isIdle(word) && !/\d/.test(word);

  const saidBy = (page: PageOfRecords, record: Written): Said => {
    const own = page.language === language;
    const said = new Map<string, number>();
    let length = 0;
    const add = (word: string, loudness: number): void => {
      said.set(word, (said.get(word) ?? 0) + loudness);
    };
    const say = (text: string, loudness: number, counts = false): void => {
      for (const word of wordsOf(text)) {
        if (speech.isIdle(word)) continue;
        if (counts) length += 1;
        add(word, loudness);
        for (const part of partsOf(word, isWord) ?? []) add(part, loudness * loud.part);
      }
    };
    for (const name of record.names) say(name, loud.name);
    if (own) {
      say(page.title, record.id === '' ? loud.name : loud.title);
      say(record.section, loud.section);
      say(record.text, loud.text, true);
      for (const fact of record.facts) say(fact, loud.facts);
    }
    const stems = new Set([...said.keys()].map(speech.stem));
    const times = new Map<string, number>();
    for (const each of asked[keyOf(page, record)] ?? [])
      for (const word of new Set(wordsOf(each))) times.set(word, (times.get(word) ?? 0) + 1);
    const many = [...times.keys()].filter((word) => !speech.isIdle(word)).length;
    const less = 1 - loud.many + (loud.many * many) / MANY;
    for (const [word, count] of times) say(word, (loud.asked * count ** loud.again) / less, !own);
    const once = [...times].flatMap(([word, count]) =>
      own && count === 1 && !stems.has(speech.stem(word)) ? word : [],
    );
    return { said, length, once };
  };

  const sayings = pages.flatMap((page) => page.records.map((record) => saidBy(page, record)));
  withoutChance(sayings, speech);
  return sayings;
}
