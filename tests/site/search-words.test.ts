import { describe, expect, it } from 'vitest';
import { telling } from '../../src/search/words.ts';

describe('a question is searched by its telling words', () => {
  it.each([
    ['en', 'Can I eat dogs?', 'food dogs'],
    ['en', 'how many', 'how many'],
    ['en', 'ruby mine, extra ruby', 'ruby mine'],
    ['en', 'base.work.ruby', 'base.work.ruby'],
    ['de', 'Wie viele Runden zu zweit?', 'Runden zwei'],
    ['de', 'Expedition', 'Streifzug'],
  ] as const)('%s: %s', (language, question, words) => {
    expect(telling(language, question)).toBe(words);
  });
});
