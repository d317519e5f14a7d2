import type { Index } from '../index/types.ts';
import { folded } from '../words/split.ts';
import { distance } from './spelling.ts';

/** How far two words may lie apart, as a part of the longer one. */
const NEAR = 0.4;
const LEAST = 4;

const apart = (a: string, b: string): number => {
  const longer = Math.max(a.length, b.length);
  return distance(a, b, Math.ceil(longer * NEAR)) / longer;
};

/** Names of things that come nearest to what was typed, for whoever found nothing. */
export function suggestions(index: Index, question: string, most = 5): string[] {
  const asked = folded(question).slice(0, 40);
  const words = asked.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= LEAST);
  return index.head.names
    .map(([name]) => {
      const own = folded(name);
      const parts = own.split(' ').filter((part) => part.length >= LEAST);
      const far = Math.min(
        apart(asked, own),
        ...words.flatMap((word) => parts.map((part) => apart(word, part))),
      );
      return { name, far };
    })
    .filter(({ far }) => far <= NEAR)
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ name }) => name);
}
