import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { addresses, htmlOf, kindOf } from './pages.ts';

const packed = (data: string | Buffer): number => gzipSync(data, { level: 9 }).length;
const file = (path: string): Buffer => readFileSync(`dist${path}`);
const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? '');

/** A module and everything it imports at once; what it fetches later (the search) does not count. */
function scriptsFrom(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  const code = file(entry).toString();
  for (const next of all(code, /(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g))
    scriptsFrom(new URL(next, `http://site${entry}`).pathname, seen);
  return seen;
}

/** Bytes on the wire, gzipped, before search is opened. */
function weigh(address: string): { page: number; script: number; fonts: number } {
  const html = htmlOf(address);
  const styles = all(html, /<link rel="stylesheet" href="([^"]+)"/g);
  const modules = new Set(
    all(html, /<script[^>]*\bsrc="([^"]+)"/g).flatMap((entry) => [...scriptsFrom(entry)]),
  );
  const inline = all(html, /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g).join('\n');
  const outside = [...modules].reduce((sum, path) => sum + packed(file(path)), 0);
  const css = styles.reduce((sum, path) => sum + packed(file(path)), 0);
  const faces = new Set(
    all(`${html}${styles.map((path) => file(path)).join('')}`, /(\/fonts\/[\w-]+\.woff2)/g),
  );
  return {
    page: packed(html) + css + outside,
    script: outside + (inline ? packed(inline) : 0),
    fonts: [...faces].reduce((sum, path) => sum + file(path).length, 0),
  };
}

/** Pages that run an island carry a framework and have budgets of their own. */
const withIsland = (address: string): boolean => htmlOf(address).includes('<astro-island');

test.describe('budgets of the built files', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 500, 'bytes are the same on every screen');

  for (const address of addresses().filter((a) => !withIsland(a)))
    test(`${address} (${kindOf(address)}) stays light`, () => {
      const { page, script, fonts } = weigh(address);
      expect(page).toBeLessThanOrEqual(25_000);
      expect(script).toBeLessThanOrEqual(8_000);
      expect(fonts > 0).toBe(kindOf(address) !== 'doorway');
      expect(fonts).toBeLessThanOrEqual(45_000);
      expect(htmlOf(address)).not.toMatch(/preact|astro-island/);
    });
});
