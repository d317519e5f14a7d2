import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginning, distance, nearest } from '../../src/search/asking/spelling.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

/** The same by trying everything: put in, leave out, change, or swap two neighbours that are not touched again. */
function slowly(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const same = a[0] === b[0] ? 0 : 1;
  const ways = [1 + slowly(a.slice(1), b), 1 + slowly(a, b.slice(1)), same + slowly(a.slice(1), b.slice(1))];
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0])
    ways.push(1 + slowly(a.slice(2), b.slice(2)));
  return Math.min(...ways);
}

describe('how far two words lie apart', () => {
  it('is what trying every way finds', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(distance(a, b, 12)).toBe(slowly(a, b));
      }),
      { numRuns: 300 },
    );
  });

  it('is the same there and back, and nothing only for the same word', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(distance(a, b, 12)).toBe(distance(b, a, 12));
        expect(distance(a, b, 12) === 0).toBe(a === b);
      }),
    );
  });

  it('is not reckoned further than asked for', () => {
    expect(distance('pasture', 'dwelling', 2)).toBe(3);
  });
});

describe('a word that nobody wrote', () => {
  const words = ['mine', 'minerals', 'pasture', 'past', 'expedition', 'ruby', 'furnish'];
  const often = (each: string): number => (each === 'mine' ? 150 : 3);

  it.each([
    ['mien', 'mine'],
    ['pastrue', 'pasture'],
    ['expediton', 'expedition'],
    ['rubby', 'ruby'],
    ['furnsih', 'furnish'],
  ])('%s is taken for %s', (typed, meant) => {
    expect(nearest(typed, words, often)[0]?.word).toBe(meant);
  });

  it('is not taken for anything when it is far from everything, or a number', () => {
    expect(nearest('xylophone', words, often)).toEqual([]);
    expect(nearest('12345', words, often)).toEqual([]);
  });

  it('may be the beginning of one', () => {
    expect(beginning('expe', words, often).map((guess) => guess.word)).toEqual(['expedition']);
    expect(beginning('min', words, often)[0]?.word).toBe('mine');
  });
});
