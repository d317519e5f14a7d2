// Opens an index: the JSON of its head, then the lists of its stems, each as steps from record to record and how much the
// stem says there.

import { type Speech, type Stemmer, speechOf } from '../words/speech.ts';
import { type Head, type Index, type Likeness, SORTS } from './types.ts';

/** How finely it is told how much a word says. */
export const LOUDEST = 7;

/** Of each text was written how many letters it shares with the one before, and the rest. */
function unfold(texts: string): string[] {
  let before = '';
  return (texts === '' ? [] : texts.split('\n')).map((line) => {
    before = before.slice(0, Number.parseInt(line[0]!, 36)) + line.slice(1);
    return before;
  });
}

/** Stems in the order in which their first words come: the order of the lists. */
export function stemsOf(words: readonly string[], speech: Speech): Map<string, number> {
  const stems = new Map<string, number>();
  for (const word of words) {
    const stem = speech.stem(word);
    if (!stems.has(stem)) stems.set(stem, stems.size);
  }
  return stems;
}

/** The order in which lists are written: those of about the same length have steps of about the same size, and pack well. */
export const longestFirst = <T>(lists: readonly T[], sizeOf: (list: T) => number): T[] =>
  [...lists].sort((a, b) => sizeOf(b) - sizeOf(a));

interface List {
  records: Uint32Array;
  says: Float32Array;
}

/** `refus9 declin7` is: of “refuse” nine tenths matter, and “decline” is meant as well, with seven. */
function likenedFrom(text: string): Map<string, Likeness> {
  const tenths = (part: string): [string, number] => [part.slice(0, -1), Number(part.at(-1)) / 10];
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [[stem, telling], ...meant] = line.split(' ').map(tenths) as [
          [string, number],
          ...[string, number][],
        ];
        return [stem, { telling: telling < 0.9 ? telling : 1, meant }];
      }),
  );
}

export function readIndex(bytes: Uint8Array, stemmer: Stemmer): Index {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as Head;
  const speech = speechOf(stemmer, head.spoken);
  const words = unfold(head.vocabulary);
  const stems = stemsOf(words, speech);

  let at = 4 + length;
  const number = (): number => {
    let value = 0;
    let shift = 0;
    let byte: number;
    do {
      byte = bytes[at++]!;
      value |= (byte & 127) << shift;
      shift += 7;
    } while (byte > 127);
    return value;
  };
  const lists = Array.from({ length: stems.size }, (): List => {
    const size = number();
    return { records: new Uint32Array(size), says: new Float32Array(size) };
  });
  const written = longestFirst(lists, ({ records }) => records.length);
  for (const { records } of written) {
    let record = -1;
    for (let n = 0; n < records.length; n++) {
      record += number() + 1;
      records[n] = record;
    }
  }
  for (const { says } of written) for (let n = 0; n < says.length; n++) says[n] = bytes[at++]! / LOUDEST;

  const size = head.sorts.length;
  const onPage = new Uint16Array(size);
  const first = new Uint16Array(head.counts.length);
  let record = 0;
  head.counts.forEach((count, page) => {
    first[page] = record;
    for (let n = 0; n < count; n++) onPage[record++] = page;
  });
  const inSection = new Uint16Array(size);
  let section = 0;
  for (let of = 0; of < inSection.length; of++) {
    if (head.sorts.charCodeAt(of) < 97) section++;
    inSection[of] = section;
  }
  const likened = likenedFrom(head.likened);
  return {
    head,
    size,
    isPage: (of) => first[onPage[of]!] === of,
    lookOf: (of) => head.looks[head.look[onPage[of]!]!]!,
    pageNumber: (of) => onPage[of]!,
    sectionOf: (of) => inSection[of]!,
    sortOf: (of) => SORTS[(head.sorts.charCodeAt(of) | 32) - 97]!,
    subjectOf: (of) => head.subjects[of] ?? head.looks[head.look[onPage[of]!]!]!.subject,
    words,
    listOf: (stem) => {
      const place = stems.get(stem);
      return place === undefined ? undefined : lists[place];
    },
    linksTo: (of) => head.links.charCodeAt(of) - 48,
    answersOf: (of) => Number.parseInt(head.answers[of]!, 16),
    likenessOf: (stem) => likened.get(stem),
    stem: speech.stem,
    isIdle: speech.isIdle,
  };
}
