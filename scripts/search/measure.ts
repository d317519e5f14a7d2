// How well a search answers questions whose answers are known.

import type { PageOfRecords } from './records.ts';

export interface Question {
  language: string;
  /** plain, hurried, misspelt, dispute, component */
  kind: string;
  question: string;
  /** Every paragraph id, or address of a page below the language, that gives the fact asked for. */
  answers: readonly string[];
}

/** What the records of pages are called in lists of questions, in their order. */
export const placesOf = (pages: readonly PageOfRecords[]): string[] =>
  pages.flatMap(({ path, records }) => records.map(({ id }) => id || `/${path}`));

export interface Marks {
  asked: number;
  first: number;
  inThree: number;
  inTen: number;
  /** Mean of 1 / place, nothing beyond the tenth. */
  reciprocal: number;
}

/** Places of a list, the first being 0; -1 where no answer is among the first ten. */
export const placeOf = ({ answers }: Question, found: readonly string[]): number =>
  found.slice(0, 10).findIndex((place) => answers.includes(place));

export function marksOf(places: readonly number[]): Marks {
  const within = (count: number): number => places.filter((place) => place >= 0 && place < count).length;
  return {
    asked: places.length,
    first: within(1),
    inThree: within(3),
    inTen: within(10),
    reciprocal: places.reduce((sum, place) => sum + (place < 0 ? 0 : 1 / (place + 1)), 0) / places.length,
  };
}
