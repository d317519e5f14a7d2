// Paragraphs that say nearly the same of sisters: each of six gates, each of ten cards. Of them only the best is shown.

import { wordsOf } from '../../src/search/words/split.ts';
import type { Record as Written } from './records.ts';

/** Which part of their words two paragraphs must share. */
const ALIKE = 0.6;

/** `battalia.gate.3.native` and its sisters: the last part of the id is the same, and how many parts there are. */
function shapeOf(id: string): string | undefined {
  const parts = id.split('.');
  return parts.length < 3
    ? undefined
    : [...parts.slice(0, 2), parts.length, parts.length > 3 ? parts.at(-1) : ''].join('.');
}

const share = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let both = 0;
  for (const word of a) if (b.has(word)) both++;
  return both / (a.size + b.size - both);
};

/** For each record that has sisters the number of its family. */
export function twinsOf(records: readonly Written[]): Record<number, number> {
  const families: Record<number, number> = {};
  const byShape = new Map<string, { record: number; words: ReadonlySet<string> }[]>();
  let last = 0;
  records.forEach(({ id, text }, record) => {
    const shape = shapeOf(id);
    if (!shape) return;
    const words = new Set(wordsOf(text));
    const known = byShape.get(shape) ?? [];
    const sister = known.find((other) => share(words, other.words) >= ALIKE);
    if (sister) {
      families[sister.record] ??= ++last;
      families[record] = families[sister.record]!;
    }
    byShape.set(shape, [...known, { record, words }]);
  });
  return families;
}
