import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSources } from '../../src/reference/files.ts';
import { isParagraph, scan } from '../../src/reference/scan.ts';

/** content/ids.json remembers every paragraph id ever published: an id is never changed and never reused. */
const ledger = JSON.parse(readFileSync('content/ids.json', 'utf8')) as {
  current: string[];
  retired: string[];
};
const used = new Set(
  readSources('.').flatMap(({ text }) =>
    scan(text).flatMap(({ component, id }) => (id && isParagraph(component) ? [id] : [])),
  ),
);

describe('the ledger of paragraph ids', () => {
  it('knows every id in use (npm run ids writes new ones down)', () => {
    expect([...used].filter((id) => !ledger.current.includes(id))).toEqual([]);
  });
  it('misses none of the ids it has ever known', () => {
    expect(ledger.current.filter((id) => !used.has(id))).toEqual([]);
  });
  it('sees no retired id come back', () => {
    expect(ledger.retired.filter((id) => used.has(id))).toEqual([]);
  });
});
