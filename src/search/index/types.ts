// What the search knows of one language: which record speaks of what, and how loudly. Texts lie elsewhere, by page.

import type { Spoken } from '../words/speech.ts';

/** What a record is, for its weight: a rule of a chapter, its note, the same on the page of a component … */
export const SORTS = ['rule', 'note', 'example', 'open', 'ruling', 'asked', 'term', 'page', 'piece'] as const;
export type Sort = (typeof SORTS)[number];

/** What many pages have in common: what they are, and what they are about. */
export interface Look {
  kind: string;
  subject: string;
  icon: string;
  /** The language it is written in, where that is not the reader’s. */
  language?: string;
}

/** The part of an index that is written as JSON, before the bytes of its lists. */
export interface Head {
  /** The folder of the texts that belong to this very index. */
  texts: string;
  looks: readonly Look[];
  /** For each page which of the looks it has. */
  look: readonly number[];
  /** For each page how many records stand on it; the first of them is the page itself. */
  counts: readonly number[];
  /** For each record its sort, as a letter from `a`; a capital where a section begins. */
  sorts: string;
  /** Boxes of records that are about another box than their page, by record. */
  subjects: Readonly<Record<number, string>>;
  /** Every word there is, in alphabetical order, each as how many letters it shares with the one before, and the rest. */
  vocabulary: string;
  /** Names of things that have a page or an entry of their own, and their records. */
  names: readonly (readonly [name: string, ...records: number[]])[];
  /** For each record how many pages lead to it, as a digit: twice its logarithm. */
  links: string;
  /** For each record which aims of a question it answers, as the bits of a hexadecimal digit. */
  answers: string;
  /** What people say and what is meant, learned: `refus9 declin7 lack3`, each with how surely, in tenths. */
  likened: string;
  /** Records that say nearly the same of sisters, by the number of their family. */
  twins: Readonly<Record<number, number>>;
  spoken: Spoken;
}

export interface Likeness {
  meant: readonly (readonly [stem: string, weight: number])[];
  telling: number;
}

/** An index as questions are asked of it. */
export interface Index {
  head: Head;
  /** How many records there are. */
  size: number;
  /** Whether it is a whole page. */
  isPage(record: number): boolean;
  lookOf(record: number): Look;
  /** The number of its page. */
  pageNumber(record: number): number;
  /** The number of its section, over all pages. */
  sectionOf(record: number): number;
  sortOf(record: number): Sort;
  subjectOf(record: number): string;
  /** Words as they are written, in order. */
  words: readonly string[];
  /** The records of a stem and how much it says about each, from 0 to 1; nothing for a stem that is nowhere. */
  listOf(stem: string): { records: Uint32Array; says: Float32Array } | undefined;
  /** How many pages lead to it: twice the logarithm. */
  linksTo(record: number): number;
  /** Which aims of a question it answers, as bits. */
  answersOf(record: number): number;
  /** What else is meant by a stem, and how telling it is, each at most 1. */
  likenessOf(stem: string): Likeness | undefined;
  stem(word: string): string;
  isIdle(word: string): boolean;
}
