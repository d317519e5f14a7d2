// What people say and what the rules call it, learned from the questions that writers have written for each paragraph: a
// word of a question is explained by the words of its paragraph, most by those that explain it everywhere else as well
// (IBM’s first translation model). So «gem» comes to mean ruby, and «refuse» decline, also where nobody wrote it down.

import type { Speech } from '../../src/search/words/speech.ts';
import { wordsOf } from '../../src/search/words/split.ts';

/** Words that say what a paragraph says, and questions that it answers. */
export interface Example {
  says: readonly string[];
  questions: readonly string[];
}

const ROUNDS = 6;
/** A word must have been seen so often before it is believed. */
const SEEN = 4;
/** What explains less than this of a word is chance. */
const LEAST = 0.06;
const MOST = 3;
const LOUDEST = 0.8;
/** A word that nothing explains much says little about what is asked for: at least this much, and so much more. */
const DULL = 0.2;
const TELLING = 3;

/** Nothing: what people say anyway. */
const NOTHING = '';

type Table = Map<string, Map<string, number>>;

const add = (table: Table, row: string, column: string, value: number): void => {
  const cells = table.get(row) ?? new Map<string, number>();
  if (cells.size === 0) table.set(row, cells);
  cells.set(column, (cells.get(column) ?? 0) + value);
};

/** One round: who explains whom, by what is believed so far. */
function shared(pairs: readonly (readonly [string[], string[]])[], believed: Table | null): Table {
  const counts: Table = new Map();
  for (const [question, says] of pairs) {
    const causes = [NOTHING, ...says];
    for (const word of question) {
      // At the beginning a word explains itself a little better than others do.
      const chances = causes.map((cause) =>
        believed ? (believed.get(cause)?.get(word) ?? 0) : cause === word ? 5 : 1,
      );
      const all = chances.reduce((sum, chance) => sum + chance, 0);
      if (all > 0)
        causes.forEach((cause, i) => {
          const part = chances[i]! / all;
          if (part > 1e-4) add(counts, cause, word, part);
        });
    }
  }
  return counts;
}

function believedFrom(counts: Table): Table {
  const believed: Table = new Map();
  for (const [cause, words] of counts) {
    // A cause that was seen seldom is believed less.
    const all = [...words.values()].reduce((sum, count) => sum + count, SEEN);
    for (const [word, count] of words) add(believed, cause, word, count / all);
  }
  return believed;
}

interface Likeness {
  /** Stems that are meant as well, and how surely, at most 1. */
  meant: [stem: string, weight: number][];
  /** How much the word says about what is asked for, at most 1. */
  telling: number;
}

export function likenesses(examples: readonly Example[], speech: Speech): Map<string, Likeness> {
  const stemsOf = (texts: readonly string[]): string[] => [
    ...new Set(
      texts
        .flatMap(wordsOf)
        .filter((word) => !speech.isIdle(word) && !/^\d+$/.test(word))
        .map(speech.stem),
    ),
  ];
  const pairs = examples.flatMap(({ says, questions }) => {
    const own = stemsOf(says);
    return questions.map((question) => [stemsOf([question]), own] as const);
  });
  let counts = shared(pairs, null);
  for (let round = 1; round < ROUNDS; round++) counts = shared(pairs, believedFrom(counts));

  const causesOf: Table = new Map();
  for (const [cause, words] of counts) for (const [word, count] of words) add(causesOf, word, cause, count);
  const found = new Map<string, Likeness>();
  for (const [word, causes] of causesOf) {
    const all = [...causes.values()].reduce((sum, count) => sum + count, 0);
    if (all < SEEN) continue;
    const named = [...causes]
      .filter(([cause]) => cause !== NOTHING)
      .map(([cause, count]) => [cause, count / all] as const)
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    found.set(word, {
      meant: named
        .filter(([cause, part]) => cause !== word && part >= LEAST)
        .slice(0, MOST)
        .map(([cause, part]) => [cause, Math.min(LOUDEST, Math.sqrt(part))]),
      telling: Math.min(1, DULL + TELLING * (named[0]?.[1] ?? 0)),
    });
  }
  return found;
}

/** A line for each word: how telling it is, in tenths, and what is meant by it: `refus9 declin7 lack3`. */
export const written = (likened: ReadonlyMap<string, Likeness>): string =>
  [...likened]
    .filter(([, { meant, telling }]) => meant.length > 0 || telling < 0.95)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, { meant, telling }]) =>
      [[word, telling] as const, ...meant]
        .map(([stem, weight]) => `${stem}${Math.min(9, Math.round(weight * 10))}`)
        .join(' '),
    )
    .join('\n');
