import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brokenLinks } from '../../src/reference/links.ts';

function site(pages: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'codex-links-'));
  for (const [name, html] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), html);
  }
  return folder;
}

const other = { 'en/b/index.html': '<p id="here">b</p>', 'de/b/index.html': '' };

describe('the built site must not publish', () => {
  it.each([
    ['a link to a missing page', '<a href="/en/c/">', 1],
    ['a link to a missing paragraph', '<a href="/en/b/#gone">', 1],
    ['a link into another language by accident', '<a href="/de/b/">', 1],
    ['but a link to a paragraph is fine', '<a href="/en/b/#here">', 0],
    ['and so is a crossing on purpose', '<a href="/de/b/" hreflang="de">', 0],
    ['and something packed for a page to open', '<a href="/en/b/#orcs1.abc">', 0],
    ['and an address elsewhere', '<a href="https://example.org/">', 0],
  ])('%s', (_, html, count) => {
    expect(brokenLinks(site({ 'en/index.html': html, ...other }))).toHaveLength(count);
  });
});
