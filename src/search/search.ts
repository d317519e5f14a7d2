// A question, and the records that answer it, best first.

import { aimsOf } from './asking/aims.ts';
import { type Asked, askedIn } from './asking/question.ts';
import type { Index } from './index/types.ts';
import { type Scored, scored, type Taste } from './ranking/score.ts';

interface Answer {
  asked: readonly Asked[];
  found: readonly Scored[];
}

export function answer(index: Index, question: string, taste: Taste = {}): Answer {
  const asked = askedIn(index, question);
  return { asked, found: scored(index, asked, { ...taste, aims: aimsOf(index, question) }) };
}

/** Whoever types the id of a paragraph wants that paragraph. */
export const isId = (question: string): boolean => /^[a-z]\w*(\.[\w-]+)+$/i.test(question.trim());

export function recordWithId(ids: readonly string[], question: string): number | undefined {
  const id = question.trim().toLowerCase();
  const record = ids.findIndex((each) => each.toLowerCase() === id);
  return record < 0 ? undefined : record;
}
