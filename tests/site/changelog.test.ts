import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EDITION } from '@/caverna/engine/index.ts';

/** The headings of the changelog with what stands below each, newest first. */
const editions = readFileSync('CHANGELOG.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((part) => ({ name: part.slice(0, part.indexOf('\n')), text: part.slice(part.indexOf('\n')) }));
const published = editions.filter(({ name }) => name !== 'Next');

describe('the changelog', () => {
  it('has the edition of package.json as its newest, and at most one to come', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(published[0]?.name).toBe(version);
    expect(editions.indexOf(published[0]!)).toBeLessThanOrEqual(1);
  });

  it('counts downwards', () => {
    const numbers = published.map(({ name }) => name.split('.').map(Number));
    for (const number of numbers) expect(number).toEqual([0, 1, 2].map(() => expect.any(Number)));
    const sorted = [...numbers].sort((a, b) => b[0]! - a[0]! || b[1]! - a[1]! || b[2]! - a[2]!);
    expect(numbers).toEqual(sorted);
  });

  it('names the edition of the rules that is played now, so that a changed rule is never passed over', () => {
    for (const { text } of editions) expect(text).toMatch(/^Rules edition of Caverna: `[0-9a-f]{8}`/m);
    expect(editions[0]?.text).toContain(`Rules edition of Caverna: \`${EDITION}\``);
  });
});
