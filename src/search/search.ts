// A question, and the records that answer it, best first.

import { type Asked, askedIn } from './asking/question.ts';
import type { Index } from './index/types.ts';
import { type Scored, scored, type Taste } from './ranking/score.ts';

interface Answer {
  asked: readonly Asked[];
  found: readonly Scored[];
}

/** Whoever types a paragraph id wants that paragraph. */
function withId(index: Index, question: string): Scored | undefined {
  const id = question.trim().toLowerCase();
  if (!/^[a-z]\w*(\.[\w-]+)+$/.test(id)) return undefined;
  const record = index.places.findIndex((place) => place.toLowerCase() === id);
  return record < 0 ? undefined : { record, score: Number.POSITIVE_INFINITY, covers: 1 };
}

export function answer(index: Index, question: string, taste: Taste = {}): Answer {
  const asked = askedIn(index, question);
  const found = scored(index, asked, taste);
  const itself = withId(index, question);
  return {
    asked,
    found: itself ? [itself, ...found.filter(({ record }) => record !== itself.record)] : found,
  };
}
