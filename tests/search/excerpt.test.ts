import fc from 'fast-check';
import { expect, it } from 'vitest';
import { passage } from '../../src/search/excerpt.ts';
import { wordsOf } from '../../src/search/words/split.ts';

const asked =
  (...words: string[]) =>
  (word: string): boolean =>
    words.includes(word);
const text = (pieces: readonly { text: string }[]): string => pieces.map((piece) => piece.text).join('');

it('a short paragraph is shown whole, with every hit marked', () => {
  const pieces = passage('Dogs watch sheep; two dogs watch three.', asked('dogs', 'sheep'));
  expect(text(pieces)).toBe('Dogs watch sheep; two dogs watch three.');
  expect(pieces.filter(({ marked }) => marked).map((piece) => piece.text)).toEqual(['Dogs', 'sheep', 'dogs']);
});

it('a long one begins at its beginning and shows the sentence that was asked for', () => {
  const long = `${'This is how it begins, and it goes on for a while. '.repeat(6)}Only here the newborn is named. ${'Then come more words. '.repeat(12)}`;
  const shown = text(passage(long, asked('newborn')));
  expect(shown.startsWith('This is how it begins')).toBe(true);
  expect(shown).toContain('Only here the newborn is named.');
  expect(shown.length).toBeLessThan(long.length);
});

it('what is marked is what was asked for, and nothing is made up', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('dog', 'sheep', 'ruby', 'a', 'the.', 'meadow!', '—', 'Füttern'), {
        maxLength: 120,
      }),
      (words) => {
        const whole = words.join(' ');
        const pieces = passage(whole, asked('dog', 'futtern'));
        for (const piece of pieces)
          if (piece.marked) expect(['dog', 'futtern']).toContain(wordsOf(piece.text)[0]);
        const shown = text(pieces).replaceAll(' …', '').trim();
        expect(whole.startsWith(shown.slice(0, 40).trim())).toBe(true);
      },
    ),
  );
});
