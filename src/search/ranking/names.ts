// Things that a question names: a tile, a trap, a term. Who names one wants its page, or a paragraph on it.

import type { Asked } from '../asking/question.ts';
import type { Index } from '../index/types.ts';
import { wordsOf } from '../words/split.ts';

interface Named {
  /** Records of named things, and how much their names matter in it. */
  records: Map<number, number>;
  /** Their pages. */
  pages: Map<number, number>;
  /** Things that are all the question asks for, by their name alone or with what is asked of them. */
  whole: Set<number>;
}

/** Names by their stems, longest first. */
const known = new WeakMap<Index, Map<string, readonly number[]>>();

function namesOf(index: Index): Map<string, readonly number[]> {
  let names = known.get(index);
  if (!names) {
    names = new Map();
    for (const [name, ...records] of index.head.names) {
      const stems = wordsOf(name)
        .filter((word) => !index.isIdle(word))
        .map(index.stem)
        .join(' ');
      if (stems !== '') names.set(stems, [...(names.get(stems) ?? []), ...records]);
    }
    known.set(index, names);
  }
  return names;
}

const aspectsKnown = new WeakMap<Index, ReadonlySet<string>>();

function aspectsOf(index: Index): ReadonlySet<string> {
  let aspects = aspectsKnown.get(index);
  if (!aspects) {
    aspects = new Set(index.head.spoken.aspects.map(index.stem));
    aspectsKnown.set(index, aspects);
  }
  return aspects;
}

const LONGEST_NAME = 5;

/** `importances`: how much each thing asked for matters; a name matters as much as its words. */
export function namedIn(index: Index, asked: readonly Asked[], importances: readonly number[]): Named {
  const names = namesOf(index);
  const records = new Map<number, number>();
  const pages = new Map<number, number>();
  const whole = new Set<number>();
  const aspects = aspectsOf(index);
  const isAspect = (i: number): boolean => aspects.has(stems[i]!);
  // Each thing asked for by what it surely means: what was typed, or what it was corrected to.
  const stems = asked.map(({ words, corrected }) =>
    (corrected ? [corrected] : words)
      .filter((word) => !index.isIdle(word))
      .map(index.stem)
      .join(' '),
  );
  for (let from = 0; from < stems.length; from++) {
    for (let to = Math.min(stems.length, from + LONGEST_NAME); to > from; to--) {
      const found = names.get(stems.slice(from, to).join(' '));
      if (!found) continue;
      const matters = importances.slice(from, to).reduce((sum, each) => sum + each, 0);
      const all = importances.reduce((sum, each) => sum + each, 0);
      // A name of one common word says little; a name that is the whole question says everything.
      const part = matters * (matters / all) ** 0.5;
      const others = stems.filter((_, i) => i < from || i >= to);
      const isTerm = found.some((record) => index.sortOf(record) === 'term');
      const isAll =
        others.length === 0 || (!isTerm && stems.every((_, i) => (i >= from && i < to) || isAspect(i)));
      for (const record of found) {
        if (isAll && (others.length === 0 || index.sortOf(record) === 'piece')) whole.add(record);
        if ((records.get(record) ?? 0) < part) records.set(record, part);
        if (index.sortOf(record) === 'piece') {
          const page = index.pageNumber(record);
          if ((pages.get(page) ?? 0) < part) pages.set(page, part);
        }
      }
      break;
    }
  }
  return { records, pages, whole };
}
