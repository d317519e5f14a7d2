import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { original } from '../../src/site/languages.ts';

/** Where the type checker looks whether a language is complete: a file that is not listed is asked of nobody. */
const gate = readFileSync('src/i18n/folders.ts', 'utf8');

describe('the list of all words', () => {
  it.each([
    ['.', `src/i18n/${original}`],
    ['../../content/terms', `content/terms/${original}`],
  ])('from %s has every file of %s', (from, folder) => {
    const files = readdirSync(folder).map((name) => `${from}/${original}/${name}`);
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((file) => !gate.includes(`import('${file}')`))).toEqual([]);
  });
});
