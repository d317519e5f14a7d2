import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSources } from '../../../src/reference/files.ts';

/** The books call the name tags of dwellings orange on some pages and red on others. */
const pages = readSources('.').flatMap(({ file, text }) =>
  /\/(rules\/base|components\/(?!battalia\/))/.test(file)
    ? text.split(/\n\n/).map((words) => ({ file, words }))
    : [],
);
const terms = ['en', 'de'].flatMap((language) => {
  const file = `content/terms/${language}/base.json`;
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((words) => ({ file, words }));
});

describe('the name tags of dwellings', () => {
  it('are nowhere called orange without saying that others call them red', () => {
    const sure = [...pages, ...terms].filter(
      ({ words }) => /\borange/i.test(words) && !/\b(red|rot)\b/.test(words),
    );
    expect(sure.map(({ file, words }) => `${file}: ${words}`)).toEqual([]);
    expect([...pages, ...terms].some(({ words }) => /\borange/i.test(words))).toBe(true);
  });
});
