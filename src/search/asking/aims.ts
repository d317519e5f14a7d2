// What a question is after: a number, leave to do something, a time, what something is worth. Of two paragraphs about the
// same thing the one that says such a thing is the likelier answer.

import type { Index } from '../index/types.ts';
import { AIMS } from '../words/speech.ts';

const patterns = new WeakMap<Index, readonly RegExp[]>();

/** The aims of a question, as bits in the order of `AIMS`. */
export function aimsOf(index: Index, question: string): number {
  let known = patterns.get(index);
  if (!known) {
    const { asks } = index.head.spoken;
    known = AIMS.map((aim) => new RegExp(asks[aim].question, 'i'));
    patterns.set(index, known);
  }
  const asked = question.trim();
  return known.reduce((bits, pattern, i) => (pattern.test(asked) ? bits | (1 << i) : bits), 0);
}
