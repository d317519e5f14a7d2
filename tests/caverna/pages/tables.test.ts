import { describe, expect, it } from 'vitest';
import { readSources } from '../../../src/reference/files.ts';

describe('tables', () => {
  it('name every column', () => {
    const nameless = readSources('.').flatMap(({ file, text }) =>
      [...text.matchAll(/^(\|.*\|)\n\| *:?-+/gm)]
        .filter(([, header = '']) =>
          header
            .slice(1, -1)
            .split('|')
            .some((cell) => cell.trim() === ''),
        )
        .map(([, header]) => `${file}: ${header}`),
    );
    expect(nameless).toEqual([]);
  });
});
