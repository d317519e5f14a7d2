// Styles live with what they dress: whoever takes a part of a page gets its styles with it.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const files = globSync('src/**/*.{css,astro,ts,tsx}').toSorted();

/** The style sheets that a file asks for, as paths in the project. */
const sheetsOf = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(/import\s+(?:\w+\s+from\s+)?["']([^"']+\.css)(?:\?inline)?["']/g),
  ].map(([, path = '']) => (path.startsWith('@/') ? join('src', path.slice(2)) : join(dirname(file), path)));

test('every style sheet is asked for by somebody, and exists', () => {
  const asked = new Set(files.flatMap(sheetsOf));
  const sheets = new Set(files.filter((file) => file.endsWith('.css')));
  expect([...sheets.difference(asked)]).toEqual([]);
  expect([...asked.difference(sheets)]).toEqual([]);
});

test('no page lists the styles of the parts it shows', () => {
  const listed = files
    .filter((file) => file.startsWith('src/pages/'))
    .flatMap((file) => sheetsOf(file).map((sheet) => `${file}: ${sheet}`))
    .filter((line) => !line.includes(': src/styles/'));
  expect(listed).toEqual([]);
});
