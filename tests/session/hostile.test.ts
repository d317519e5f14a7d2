// 500 links and files that nobody should send: each gets a clear answer, nothing throws, nothing kept is touched.

import { beforeAll, describe, expect, it } from 'vitest';
import { dice } from '../../src/bots/index.ts';
import { toText } from '../../src/session/bytes.ts';
import { fromFile, toFile } from '../../src/session/file.ts';
import { fromLink, toLink } from '../../src/session/game-link.ts';
import { LINK_ERRORS, pack } from '../../src/session/link.ts';
import type { OpenResult } from '../../src/session/opening.ts';
import { memoryShelf, type Shelf } from '../../src/session/shelf.ts';
import { replayed } from '../../src/workers/replay-task.ts';
import { storeOn } from './device.ts';
import { branched, someSession } from './some-session.ts';

const CODES = [...LINK_ERRORS, 'notAGame', 'badMove', 'badSetup', 'tooLong'];
const session = branched({ seats: 2 });
const good = toFile(session);
const roll = dice(1);
const pick = <T>(list: readonly T[]): T => list[roll(list.length)]!;

/** Any part of a file replaced by nonsense. */
function spoiled(value: unknown, depth: number): unknown {
  const nonsense = [null, -1, 1e300, '', '\u0000', [], {}, true, 'place nowhere', { length: 9 }, [[[]]]];
  if (depth === 0 || typeof value !== 'object' || value === null) return pick(nonsense);
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? value.slice() : { ...value };
  const key = pick(Object.keys(copy).length > 0 ? Object.keys(copy) : ['x']);
  const entries = copy as Record<string, unknown>;
  entries[key] = spoiled(entries[key], depth - 1);
  return copy;
}

const flip = (text: string): string => {
  const at = roll(text.length);
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << roll(7))) + text.slice(at + 1);
};
const cut = (text: string): string => text.slice(0, roll(text.length));

const links: (() => Promise<string>)[] = [];
const files: (() => string)[] = [];

beforeAll(async () => {
  const text = JSON.stringify(good);
  const link = await toLink(session);
  const content = { i: session.id, s: { seats: 2 }, d: 1, r: 'x', m: 3, h: '123456' };
  for (let i = 0; i < 60; i++) {
    links.push(async () => cut(link));
    links.push(async () => flip(link));
    links.push(async () => `game1.${toText(Uint8Array.from({ length: 4 + roll(200) }, () => roll(256)))}`);
    links.push(() => pack('game', 1, spoiled(content, 1 + roll(3)), new Uint8Array([roll(256), roll(256)])));
    files.push(() => cut(text));
    files.push(() => flip(text));
    files.push(() => JSON.stringify(spoiled(good, 1 + roll(4))));
    files.push(() => JSON.stringify(spoiled({ ...good, version: pick([0, 3, 9, '2', null]) }, 2)));
  }
  links.push(
    async () => `game1.${'A'.repeat(50_000)}`,
    async () => 'x'.repeat(2_000_000),
    async () => `game7.${link.slice(6)}`,
    async () => `board1.${link.slice(6)}`,
    () => pack('game', 1, 'a'.repeat(5_000_000)),
    () => pack('game', 1, { ...content, m: 1e9 }),
    () => pack('game', 1, { ...content, m: 19_999, s: { seats: 7 } }, new Uint8Array(20_000).fill(255)),
    () => pack('game', 1, { ...content, s: JSON.parse('{"__proto__":{"seats":2}}') }),
    () => pack('game', 1, { ...content, w: Array(5000).fill('arrange none') }),
    () => pack('game', 1, { ...content, i: '../../../etc' }),
  );
  files.push(
    () => `${'['.repeat(100_000)}`,
    () => `{"__proto__":${text}}`,
    () => text.replace('"format"', '"__proto__":{"polluted":1},"format"'),
    () => text.replace('"format"', '"constructor":{"prototype":{"polluted":1}},"format"'),
    () => ' '.repeat(5_000_000),
    () => JSON.stringify({ ...good, lines: Array(30_000).fill('stop') }),
    () => JSON.stringify({ ...good, session: { ...good.session, branches: [{ after: 9999, lines: [] }] } }),
    () => JSON.stringify({ ...good, session: { ...good.session, at: -5 } }),
    () => JSON.stringify({ ...good, session: { ...good.session, end: 'ffff' } }),
    () => '[1,2,3]',
    () => 'null',
    () => '"text"',
  );
});

async function snapshot(shelf: Shelf): Promise<string> {
  return JSON.stringify(await shelf.all());
}

function judge(result: OpenResult, input: string): void {
  // What was only spoiled in a name may still open; whatever opens is a whole game.
  if (result.ok) expect(['play', 'view']).toContain(result.value.how);
  else expect(CODES, input.slice(0, 80)).toContain(result.error.code);
}

describe('hostile links and files', () => {
  it('are answered clearly, 500 of them, and what is kept stays as it is', async () => {
    const shelf = memoryShelf();
    const store = storeOn(shelf, () => 1);
    await store.save(session);
    await store.save(someSession({ seats: 2 }, 20, 9));
    const before = await snapshot(shelf);
    let refused = 0;
    const begun = performance.now();
    for (const make of links) {
      const text = await make();
      const result = await fromLink(text);
      judge(result, text);
      if (!result.ok) refused++;
      else expect(text).not.toContain('A'.repeat(100));
    }
    for (const make of files) {
      const text = make();
      const { result } = await replayed({ ask: 1, what: 'file', text, id: 'fresh-id' });
      judge(result, text);
      if (!result.ok) refused++;
    }
    expect(links.length + files.length).toBeGreaterThanOrEqual(500);
    expect(refused).toBeGreaterThan(350);
    expect(performance.now() - begun).toBeLessThan(30_000);
    expect(await snapshot(shelf)).toBe(before);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  }, 60_000);

  it('every cut link is refused', async () => {
    const link = await toLink(session);
    for (let end = 0; end < link.length - 1; end += 3)
      expect((await fromLink(link.slice(0, end))).ok).toBe(false);
  });

  it('every value that is no text at all is refused', async () => {
    for (const value of [undefined, null, 7, {}, [], new Map(), () => 1]) {
      expect((await fromFile(value, 'fresh-id')).ok).toBe(false);
      expect((await fromLink(value as string)).ok).toBe(false);
    }
  });
});
