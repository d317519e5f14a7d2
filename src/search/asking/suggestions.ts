import type { Index } from '../index/types.ts';
import { folded } from '../words/split.ts';
import { distance } from './spelling.ts';

/** Names of things that come nearest to what was typed, for whoever found nothing. */
export function suggestions(index: Index, question: string, most = 5): string[] {
  const asked = folded(question).slice(0, 40);
  if (asked.length < 3) return [];
  return index.head.names
    .map(([name]) => {
      const own = folded(name);
      const far = Math.min(
        distance(asked, own, own.length),
        ...own.split(' ').map((word) => distance(asked, word, word.length) + 1),
      );
      return { name, far: far / Math.max(asked.length, own.length) };
    })
    .filter(({ far }) => far < 0.6)
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ name }) => name);
}
