// What a question asks for: for each of its words everything that may be meant by it, and how surely.

import type { Index } from '../index/types.ts';
import { joinedWays, partsOf } from '../words/compounds.ts';
import { wordsOf } from '../words/split.ts';
import { beginning, distance, nearest } from './spelling.ts';

/** One thing that is asked for; a paragraph that speaks of any meaning of it has it. */
export interface Asked {
  /** As it was typed. */
  words: readonly string[];
  /** Stems and how surely each is meant, at most 1. */
  meanings: ReadonlyMap<string, number>;
  /** How much it says about what is asked for, at most 1. */
  telling: number;
  /** The box that is named so; then it says where to look, not what for. */
  box?: string;
  /** What it was taken for instead of what was typed. */
  corrected?: string;
  /** Nothing here is called so, nor anything like it. */
  unknown: boolean;
}

/** Of what people say and the rules call otherwise. */
const SAID_OTHERWISE = 0.85;
/** The parts of a compound say less than the whole. */
const PART = 0.5;
const LONGEST_SAYING = 4;

interface Sayings {
  meant: ReadonlyMap<string, readonly string[]>;
  boxes: ReadonlyMap<string, string>;
}
const known = new WeakMap<Index, Sayings>();

/** What is meant by sayings, and what boxes are called, by their stems. */
function sayingsOf(index: Index): Sayings {
  let sayings = known.get(index);
  if (!sayings) {
    const { meant, boxes } = index.head.spoken;
    const stems = (text: string): string[] => wordsOf(text).map(index.stem);
    sayings = {
      meant: new Map(Object.entries(meant).map(([said, words]) => [stems(said).join(' '), stems(words)])),
      boxes: new Map(Object.entries(boxes).map(([called, box]) => [stems(called).join(' '), box])),
    };
    known.set(index, sayings);
  }
  return sayings;
}

/** A small word that nobody asks by, two letters of it swapped: `teh`, `nad`. */
const isSwappedIdle = (index: Index, word: string): boolean =>
  word.length > 2 &&
  word.length < 6 &&
  index.head.spoken.idle.some(
    (idle) => idle.length === word.length && distance(idle, word, 1) === 1 && sorted(idle) === sorted(word),
  );
const sorted = (word: string): string => [...word].sort().join('');

/** Whoever asks for a box alone asks for what it is called. */
export function askedIn(index: Index, question: string): Asked[] {
  const asked = readQuestion(index, question, true);
  return asked.every(({ box }) => box) ? readQuestion(index, question, false) : asked;
}

function readQuestion(index: Index, question: string, withBoxes: boolean): Asked[] {
  const words = wordsOf(question);
  const stems = words.map(index.stem);
  const { meant: sayings, boxes } = sayingsOf(index);
  const meantBy = (saying: string): readonly string[] => sayings.get(saying) ?? [];
  const isWritten = (word: string): boolean => index.listOf(index.stem(word)) !== undefined;
  const often = (word: string): number => index.listOf(index.stem(word))?.records.length ?? 0;
  const isSlip = (word: string): boolean => !isWritten(word) && isSwappedIdle(index, word);
  const typing = /[\p{L}\p{N}]$/u.test(question);
  const asked: Asked[] = [];

  const one = (at: number): Asked => {
    const word = words[at]!;
    const meanings = new Map<string, number>();
    const add = (meant: string, weight: number): void => {
      const stem = index.stem(meant);
      if (index.listOf(stem) && (meanings.get(stem) ?? 0) < weight) meanings.set(stem, weight);
    };
    add(word, 1);
    for (const other of [words[at - 1], words[at + 1]]) {
      const [first, last] = other === words[at - 1] ? [other, word] : [word, other];
      if (first && last) for (const way of joinedWays(first, last)) if (isWritten(way)) add(way, 1);
    }
    for (const meant of meantBy(stems[at]!)) add(meant, SAID_OTHERWISE);
    const likeness = index.likenessOf(stems[at]!);
    for (const [stem, weight] of likeness?.meant ?? [])
      if (index.listOf(stem) && (meanings.get(stem) ?? 0) < weight) meanings.set(stem, weight);
    const parts = partsOf(word, (part) => isWritten(part) && !index.isIdle(part));
    if (parts) for (const part of parts) add(part, meanings.size > 0 ? PART : 0.9);
    if (meanings.size > 0)
      return { words: [word], meanings, telling: likeness?.telling ?? 1, unknown: false };

    const begun = typing && at === words.length - 1 ? beginning(word, index.words, often) : [];
    const guesses = begun.length > 0 ? begun : nearest(word, index.words, often);
    for (const guess of guesses) {
      add(guess.word, guess.weight);
      for (const meant of meantBy(index.stem(guess.word))) add(meant, guess.weight * SAID_OTHERWISE);
    }
    const corrected = begun.length > 0 ? undefined : guesses[0]?.word;
    return {
      words: [word],
      meanings,
      telling: 1,
      ...(corrected && { corrected }),
      unknown: meanings.size === 0,
    };
  };

  for (let at = 0; at < words.length; ) {
    let taken = 0;
    for (let length = Math.min(LONGEST_SAYING, words.length - at); length > 0 && taken === 0; length--) {
      const saying = stems.slice(at, at + length).join(' ');
      const box = withBoxes ? boxes.get(saying) : undefined;
      if (box) {
        asked.push({
          words: words.slice(at, at + length),
          meanings: new Map(),
          telling: 0,
          box,
          unknown: false,
        });
        taken = length;
        continue;
      }
      const meant = length > 1 ? meantBy(saying) : [];
      if (meant.length === 0) continue;
      const said = words.slice(at, at + length).filter((word) => !index.isIdle(word));
      const meanings = new Map<string, number>();
      for (const word of said) if (isWritten(word)) meanings.set(index.stem(word), PART);
      for (const stem of meant) if (index.listOf(stem)) meanings.set(stem, 1);
      asked.push({
        words: words.slice(at, at + length),
        meanings,
        telling: 1,
        unknown: meanings.size === 0,
      });
      taken = length;
    }
    if (taken === 0) {
      if (!index.isIdle(words[at]!) && !isSlip(words[at]!)) asked.push(one(at));
      taken = 1;
    }
    at += taken;
  }
  return asked;
}
