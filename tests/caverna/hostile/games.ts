// 500 links and files of games that nobody should send: cut, flipped, spoiled, forged, swollen.

import { dice } from '../../../src/caverna/bots/index.ts';
import { linkRules } from '../../../src/caverna/table/link-rules.ts';
import { rules } from '../../../src/caverna/table/rules.ts';
import { toText } from '../../../src/table/bytes.ts';
import { toFile } from '../../../src/table/file.ts';
import { toLink } from '../../../src/table/game-link.ts';
import { pack } from '../../../src/table/link.ts';
import { branched } from '../lib/some-session.ts';

export const session = branched({ seats: 2 });

interface GameText {
  what: 'link' | 'file';
  text: string;
}

export async function hostileGames(): Promise<GameText[]> {
  const roll = dice(1);
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)]!;
  const nonsense = [null, -1, 1e300, '', '\u0000', [], {}, true, 'place nowhere', { length: 9 }, [[[]]]];

  /** Any part of a file replaced by nonsense. */
  function spoiled(value: unknown, depth: number): unknown {
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

  const good = toFile(rules, session);
  const text = JSON.stringify(good);
  const link = await toLink(linkRules, session);
  const content = { i: session.id, s: { seats: 2 }, d: 1, r: 'x', m: 3, h: '123456' };
  const made: GameText[] = [];
  const links = (...texts: string[]): void =>
    void made.push(...texts.map((each) => ({ what: 'link' as const, text: each })));
  const files = (...texts: string[]): void =>
    void made.push(...texts.map((each) => ({ what: 'file' as const, text: each })));
  for (let i = 0; i < 60; i++) {
    links(
      cut(link),
      flip(link),
      `game1.${toText(Uint8Array.from({ length: 4 + roll(200) }, () => roll(256)))}`,
      await pack('game', 1, spoiled(content, 1 + roll(3)), new Uint8Array([roll(256), roll(256)])),
    );
    files(
      cut(text),
      flip(text),
      JSON.stringify(spoiled(good, 1 + roll(4))),
      JSON.stringify(spoiled({ ...good, version: pick([0, 3, 9, '2', null]) }, 2)),
    );
  }
  links(
    `game1.${'A'.repeat(50_000)}`,
    'x'.repeat(2_000_000),
    `game7.${link.slice(6)}`,
    `board1.${link.slice(6)}`,
    await pack('game', 1, 'a'.repeat(5_000_000)),
    await pack('game', 1, { ...content, m: 1e9 }),
    await pack('game', 1, { ...content, m: 19_999, s: { seats: 7 } }, new Uint8Array(20_000).fill(255)),
    await pack('game', 1, { ...content, s: JSON.parse('{"__proto__":{"seats":2}}') }),
    await pack('game', 1, { ...content, w: Array(5000).fill('arrange none') }),
    await pack('game', 1, { ...content, i: '../../../etc' }),
  );
  files(
    `${'['.repeat(100_000)}`,
    `{"__proto__":${text}}`,
    text.replace('"format"', '"__proto__":{"polluted":1},"format"'),
    text.replace('"format"', '"constructor":{"prototype":{"polluted":1}},"format"'),
    ' '.repeat(5_000_000),
    JSON.stringify({ ...good, lines: Array(30_000).fill('stop') }),
    JSON.stringify({ ...good, session: { ...good.session, branches: [{ after: 9999, lines: [] }] } }),
    JSON.stringify({ ...good, session: { ...good.session, at: -5 } }),
    JSON.stringify({ ...good, session: { ...good.session, end: 'ffff' } }),
    '[1,2,3]',
    'null',
    '"text"',
  );
  return made;
}
