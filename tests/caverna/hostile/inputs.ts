// The same thousand hostile inputs for every door. Nothing here is random: each run makes the same ones.

import { dice } from '../../../src/caverna/bots/index.ts';
import { documents, lines } from './documents.ts';

export interface Hostile {
  name: string;
  /** As it would be pasted, dropped as a file or typed into an address. */
  text: string;
  /** As a store or a link would hold it; missing where there is only text. */
  value?: unknown;
}

const deep = (levels: number, inner: unknown): unknown => {
  let value = inner;
  for (let i = 0; i < levels; i++) value = i % 2 ? [value] : { a: value };
  return value;
};
const cycle = (): unknown => {
  const ring: Record<string, unknown> = {};
  ring.ring = ring;
  return ring;
};
const crowd = (): Record<string, number> =>
  Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`key${i}`, i]));

/** What may stand where something else was expected. */
const NONSENSE: readonly (readonly [name: string, value: () => unknown])[] = [
  ['null', () => null],
  ['true', () => true],
  ['false', () => false],
  ['zero', () => 0],
  ['minus one', () => -1],
  ['a half', () => 0.5],
  ['a billion', () => 1e9],
  ['beyond counting', () => 1e300],
  ['infinity', () => Number.POSITIVE_INFINITY],
  ['minus infinity', () => Number.NEGATIVE_INFINITY],
  ['not a number', () => Number.NaN],
  ['minus zero', () => -0],
  ['no text', () => ''],
  ['a nought', () => '\u0000'],
  ['a number as text', () => '3'],
  ['a lone surrogate', () => '\ud83d'],
  ['right to left', () => '\u202emeadow\u2066'],
  ['marks upon marks', () => `a${'\u0301'.repeat(300)}`],
  ['full width', () => '５ ａ１'],
  ['a long text', () => 'x'.repeat(50_000)],
  ['many words', () => '1 '.repeat(20_000)],
  ['markup', () => '<img src=x onerror=alert(1)>'],
  ['an empty list', () => []],
  ['a list of nothing', () => [null]],
  ['a list in lists', () => [[[]]]],
  ['a huge list', () => Array(20_000).fill(1)],
  ['a long list of records', () => Array(300).fill({})],
  ['a list with holes', () => Array(50)],
  ['an empty record', () => ({})],
  ['a record with a length', () => ({ length: 9 })],
  ['a crowd', crowd],
  ['deep nesting', () => deep(400, 1)],
  ['a prototype', () => JSON.parse('{"__proto__":{"polluted":1},"players":1}')],
  ['a constructor', () => ({ constructor: { prototype: { polluted: 1 } } })],
  ['toString', () => ({ toString: 1, valueOf: 2, hasOwnProperty: 3 })],
  ['includes', () => ({ includes: 1, split: 2, map: 3 })],
  ['a name of every object', () => 'constructor'],
];

/** Only a store can hold these; no text can. */
const STORED: readonly (readonly [name: string, value: () => unknown])[] = [
  ['undefined', () => undefined],
  ['a big number', () => 10n ** 400n],
  ['a map', () => new Map([['players', 2]])],
  ['a set', () => new Set([1])],
  ['a date', () => new Date(Number.NaN)],
  ['bytes', () => new Uint8Array(9)],
  ['a pattern', () => /x/],
  ['a ring', cycle],
  ['an error', () => new Error('x')],
  ['no prototype', () => Object.assign(Object.create(null), { players: 2 })],
  ['somebody’s prototype', () => Object.create({ players: 2, seats: [] })],
];

/** JSON that keeps what JSON.stringify drops: 1e999 is read as infinity. */
function asText(value: unknown): string {
  const marked = (_: string, entry: unknown): unknown => {
    if (entry === Number.POSITIVE_INFINITY) return '\u0001+';
    if (entry === Number.NEGATIVE_INFINITY) return '\u0001-';
    return typeof entry === 'bigint' ? Number(entry) : entry;
  };
  try {
    return (JSON.stringify(value, marked) ?? 'undefined')
      .replaceAll('"\\u0001+"', '1e999')
      .replaceAll('"\\u0001-"', '-1e999');
  } catch {
    return '[object Object]';
  }
}

type Path = readonly (string | number)[];

/** Every place in a document, the whole of it first. */
function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  // A long list is a list of the same: its first two entries and its last will do.
  const keys = Array.isArray(value)
    ? [...value.keys()].filter((i) => i < 2 || i === value.length - 1)
    : Object.keys(value);
  const entries = value as Record<string | number, unknown>;
  return [at, ...keys.flatMap((key) => pathsIn(entries[key], [...at, key]))];
}

function replaced(document: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy: Record<string | number, unknown> | unknown[] = Array.isArray(document)
    ? document.slice()
    : { ...(document as object) };
  const entries = copy as Record<string | number, unknown>;
  entries[key] = replaced(entries[key], rest, by);
  return copy;
}

const doc = (name: string, value: unknown): Hostile => ({ name, value, text: asText(value) });

/** Wrong things at every place of every document: so many of all pairs, evenly. */
function misplaced(wanted: number, pairs: number): Hostile[] {
  const kinds = [...NONSENSE, ...STORED];
  const found: Hostile[] = [];
  let turn = 0;
  for (const [kind, document] of Object.entries(documents))
    for (const path of pathsIn(document))
      for (const [what, make] of kinds) {
        turn += wanted;
        if (turn < pairs) continue;
        turn -= pairs;
        found.push(doc(`${kind} ${path.join('.')}: ${what}`, replaced(document, path, make())));
      }
  return found;
}

/** A key nobody knows, a huge number of known ones, and a part that is missing. */
function bent(): Hostile[] {
  return Object.entries(documents).flatMap(([kind, document]) => {
    const entries = Object.entries(document as object);
    return [
      doc(`${kind}: with a stranger`, { ...(document as object), stranger: deep(12, 'x') }),
      doc(`${kind}: with a crowd`, { ...(document as object), ...crowd() }),
      doc(`${kind}: in a list`, Array(2000).fill(document)),
      doc(`${kind}: inside itself`, { ...(document as object), given: document, parts: [document] }),
      ...entries.map(([key]) =>
        doc(`${kind}: without ${key}`, Object.fromEntries(entries.filter(([name]) => name !== key))),
      ),
    ];
  });
}

/** Tables that are too large in some way that no single value shows. */
function oversized(): Hostile[] {
  const seat = (part: object) => ({ players: 1, modules: ['fiends'], seats: [part] });
  const all = (n: number) =>
    Object.fromEntries(
      ['wood', 'stone', 'ore', 'gold', 'ruby', 'grain', 'vegetable', 'food', 'dog', 'sheep'].map((good) => [
        good,
        n,
      ]),
    );
  const tables: [string, unknown][] = [
    ['a billion players', { players: 1e9 }],
    ['a billion players and a seat', { players: 1e9, seats: [{}] }],
    ['a billion players with folk', { players: 1e9, modules: ['folk'], seats: [{ folk: 'elves' }] }],
    ['players as text', { players: '7', seats: [] }],
    ['no players', { players: 0, seats: [] }],
    ['less than no players', { players: -3, seats: [] }],
    ['two and a half players', { players: 2.5, seats: [] }],
    ['too many seats', { seats: Array(5000).fill({}) }],
    ['seats that are none', { seats: [null, 7, 'x', []] }],
    ['too many dwarfs', seat({ dwarfs: Array(5000).fill(0) })],
    ['dwarfs of nothing', seat({ dwarfs: [null, null] })],
    ['a dwarf nowhere', seat({ dwarfs: [{ at: {} }] })],
    ['all goods there are', seat({ goods: all(999) })],
    ['all goods and more', seat({ goods: all(1e9) })],
    ['less than no goods', seat({ goods: all(-1) })],
    ['a herd of millions', seat({ animals: ['9999999999 sheep c3'] })],
    ['herds without end', seat({ animals: Array(5000).fill('1 sheep c3') })],
    ['animals that are none', seat({ animals: [{ length: 3 }, null, ['1 sheep c3']] })],
    ['a board of records', seat({ board: { c4: { split: 1 }, b4: ['meadow'], a4: null } })],
    ['a board without end', seat({ board: crowd() })],
    ['traps without end', seat({ traps: Array(5000).fill('pitfall b2') })],
    ['traps that are none', seat({ traps: [null, {}, 7] })],
    ['orcs that are none', seat({ orcs: { A: null, B: 7, C: {}, D: [] } })],
    ['orcs without end', seat({ orcs: crowd() })],
    ['an orc of endless strength', seat({ orcs: { A: 'Infinity a1', B: '1e3 b1', C: '0x9 c1' } })],
    ['mines without end', seat({ board: { d3: 'oreMine' }, mined: { d3: 1e9 } })],
    ['homes that are none', seat({ homes: [null, {}] })],
    ['hostages that are none', seat({ hostages: { d4: {} } })],
    ['exchanges that are none', seat({ spent: [null, {}, 'x'.repeat(9000)] })],
    ['rounds that are none', { players: 2, round: 1e9 }],
    ['round infinity', { players: 2, round: Number.POSITIVE_INFINITY }],
    ['a turn of nobody', { players: 2, turn: 9 }],
    ['half a turn', { players: 2, turn: 1.5 }],
    ['cards without end', { players: 2, cards: Array(5000).fill('blacksmithing') }],
    ['markers that are none', { players: 2, markers: { 7: {}, x: 'red' } }],
    ['an orc marker without orcs', { players: 2, round: 8, markers: { 8: 'orc' } }],
    ['spaces that are none', { players: 2, spaces: { logging: null, moon: {} } }],
    ['tiles gone that are none', { players: 2, gone: [null, {}, 7] }],
    ['modules that are none', { players: 2, modules: { includes: 1 } }],
    ['modules without end', { players: 2, modules: Array(5000).fill('fiends') }],
    ['both boxes', { players: 2, modules: ['folk', 'fiends'] }],
    ['events that are none', { players: 1, modules: ['fiends'], orcEvents: { events: {}, bribes: [{}] } }],
    ['events without end', { players: 1, modules: ['fiends'], orcEvents: { events: 1e9 } }],
    ['draws without end', { players: 1, modules: ['fiends'], orcEvents: { draw: Array(5000).fill('M3-1') } }],
    ['a box without end', { players: 1, modules: ['fiends'], box: crowd() }],
    ['a box of nothing', { players: 1, modules: ['fiends'], box: { 'fiends.loot.fightOrc': null } }],
    ['steps that are none', { given: { players: 1 }, do: [{ phase: 'orcEvent' }, null, 7, {}, 'x'] }],
    ['steps without end', { given: { players: 1 }, do: Array(20_000).fill('move A') }],
    ['given nothing', { given: null, seats: [] }],
    ['parts of nothing', { parts: [null], seats: [] }],
  ];
  return tables.map(([name, value]) => doc(name, value));
}

/** Text that is no document at all. */
function garbled(roll: (n: number) => number): Hostile[] {
  const texts: [string, string][] = [
    ['nothing', ''],
    ['blanks', ' '.repeat(5_000_000)],
    ['open brackets', '['.repeat(100_000)],
    ['open braces', '{"a":'.repeat(50_000)],
    ['closed brackets', ']'.repeat(1000)],
    ['brackets in a text', `"${'['.repeat(1000)}"`],
    ['a long word', 'x'.repeat(2_000_000)],
    ['a long number', '9'.repeat(100_000)],
    ['a long text', JSON.stringify('x'.repeat(300_000))],
    ['a long list', `[${'0,'.repeat(400_000)}0]`],
    ['a long list of lists', `[${'[],'.repeat(100_000)}[]]`],
    ['NaN', '{"players":NaN}'],
    ['a comment', '{"players":2/* x */}'],
    ['a trailing comma', '{"players":2,}'],
    ['a byte order mark', '\ufeff{"players":2,"seats":[]}'],
    ['a key twice', '{"players":1,"players":1000000000}'],
    ['a hidden key', '{"\\u005f\\u005fproto\\u005f\\u005f":{"polluted":1},"players":2}'],
    ['two documents', '{"players":2}{"players":2}'],
    ['a list', '[1,2,3]'],
    ['null', 'null'],
    ['a text', '"text"'],
    ['a number', '7'],
    ['half an escape', '{"a":"\\u00'],
    ['a nought inside', '{"players"\u0000:2}'],
    ['a percent', '%E0%A4%A'],
    ['percents', '%'.repeat(3000)],
    ['a query', '?q=%00&q=%ff&wood=1e999&ore=-1&sort=constructor'],
    ['a query of every object', '?__proto__=1&constructor=2&toString=3&sort=toString&length=9'],
    ['a long query', `?q=${'stone+'.repeat(30_000)}`],
    ['many fields', `?${'q=a&'.repeat(30_000)}`],
    ['an address', 'https://example.org/#orcs1.AAAA'],
    ['many signs of an address', '#'.repeat(20_000)],
    ['a kind without end', `${'a'.repeat(10_000)}1.AAAA`],
    ['a link of nothing', 'game1.'],
    ['a link of a kept game', 'game=../../../etc'],
    ['a kept game without end', `game=${'x'.repeat(100_000)}`],
    ['a draft of everybody', `#players=${'A,'.repeat(200)}&folk=${'1'.repeat(200)}&first=1&seed=1`],
    ['a draft of nobody', '#players=&folk=&first=0&seed=-1'],
    ['a draft without a seed', '#players=A,B&folk=11&first=1&seed=1e9'],
    ['a draft that keeps everything', `${lines.draft}&kept=${'elves,'.repeat(80)}`],
    ['a draft that keeps a prototype', lines.draft.replace('kept=elves', 'kept=__proto__,constructor')],
  ];
  const whole = Object.entries(documents).map(([kind, value]) => [kind, asText(value)] as const);
  for (const [kind, text] of [...whole, ...Object.entries(lines)])
    for (let i = 0; i < 8; i++) {
      texts.push([`${kind}: cut ${i}`, text.slice(0, roll(text.length))]);
      const at = roll(text.length);
      const sign = String.fromCharCode(text.charCodeAt(at) ^ (1 << roll(7)));
      texts.push([`${kind}: a bit flipped ${i}`, text.slice(0, at) + sign + text.slice(at + 1)]);
    }
  for (const [kind, text] of whole) {
    texts.push(
      [`${kind}: under a prototype`, `{"__proto__":${text}}`],
      [`${kind}: with a prototype`, text.replace('{', '{"__proto__":{"polluted":1},')],
      [`${kind}: with a constructor`, text.replace('{', '{"constructor":{"prototype":{"polluted":1}},')],
    );
  }
  return texts.map(([name, text]) => ({ name, text }));
}

/** Documents of every kind as they are: at any other door but their own they are hostile, too. */
const honest = (): Hostile[] =>
  Object.entries(documents).map(([kind, value]) => doc(`an honest ${kind}`, value));

const whole = (): Hostile[] => [
  ...NONSENSE.map(([name, make]) => doc(`nothing but ${name}`, make())),
  ...STORED.map(([name, make]) => doc(`nothing but ${name}`, make())),
];

/** So many inputs in all; the more there are, the more wrong things stand at every place. */
export function hostileInputs(count: number): Hostile[] {
  const others = [...honest(), ...whole(), ...oversized(), ...bent(), ...garbled(dice(11))];
  const places = Object.values(documents).reduce<number>((sum, each) => sum + pathsIn(each).length, 0);
  const pairs = places * (NONSENSE.length + STORED.length);
  return [...others, ...misplaced(Math.min(pairs, count - others.length), pairs)].slice(0, count);
}
