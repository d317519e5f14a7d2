import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { addresses, htmlOf, kindOf, unlinked } from './pages.ts';

const sizes = new Map<string, number>();
const packed = (data: string | Buffer): number => gzipSync(data, { level: 9 }).length;
const file = (path: string): Buffer => readFileSync(`dist${path}`);
const packedFile = (path: string): number => {
  const size = sizes.get(path) ?? packed(file(path));
  sizes.set(path, size);
  return size;
};
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
  const outside = [...modules].reduce((sum, path) => sum + packedFile(path), 0);
  const css = styles.reduce((sum, path) => sum + packedFile(path), 0);
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

test('every page without an island stays light: 25 kB, 8 kB of it script, 45 kB of fonts', () => {
  const heavy = addresses()
    .filter((address) => !withIsland(address))
    .flatMap((address) => {
      const { page, script, fonts } = weigh(address);
      const doorway = kindOf(address) === 'doorway';
      const fine = page <= 25_000 && script <= 8_000 && fonts <= 45_000 && fonts > 0 !== doorway;
      return fine ? [] : [`${address}: ${page} bytes, script ${script}, fonts ${fonts}`];
    });
  expect(heavy).toEqual([]);
});

test('no page without an island ships framework code', () => {
  const framework = addresses().filter(
    (address) => !withIsland(address) && /preact|client\.\w+\.js/.test(htmlOf(address)),
  );
  expect(framework).toEqual([]);
});

test('every paragraph is linked from another page', () => {
  expect(unlinked()).toEqual([]);
});

test('a page with a stepper loads at most 45 kB of script', () => {
  const heavy = addresses()
    .filter((address) => kindOf(address).endsWith('example'))
    .flatMap((address) => {
      const islands = all(htmlOf(address), /(?:component-url|renderer-url)="([^"]+)"/g);
      const files = new Set(islands.flatMap((entry) => [...scriptsFrom(entry)]));
      const size = weigh(address).script + [...files].reduce((sum, path) => sum + packedFile(path), 0);
      return islands.length > 0 && size <= 45_000 ? [] : [`${address}: ${size}`];
    });
  expect(heavy).toEqual([]);
});
