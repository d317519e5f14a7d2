import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const guide = readFileSync('CONTRIBUTING.md', 'utf8');
const inside = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/'));
const files = [
  ...['content', 'docs', 'public', 'scripts', 'src', 'tests', '.github'].flatMap(inside),
  ...readdirSync('.', { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
].filter((file) => !file.startsWith('scripts/node/'));

/** A path of the guide as a pattern: `*` within a folder, `**` across folders, `<id>` as given. */
function pattern(path: string, names: Record<string, string> = {}): RegExp {
  const source = path
    .replace(/[.[\]()+$^|\\]/g, '\\$&')
    .replace(/\*\*\/|\*\*|\*/g, (star) => ({ '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*' })[star]!)
    .replace(/<(\w+)>/g, (_, name: string) => names[name] ?? '[^/]+');
  return new RegExp(`^${source}(?:/.*)?$`);
}

const filesAt = (path: string, names?: Record<string, string>): string[] => {
  const sought = pattern(path, names);
  return files.filter((file) => sought.test(file));
};

/** What a file says, without the remarks that merely mention something. */
const texts = new Map<string, string>();
function said(file: string): string {
  const known = texts.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/[^\n]*/g, '$1');
  texts.set(file, text);
  return text;
}

interface Row {
  path: string;
  optional: boolean;
}
/** The list of files below a heading such as `### A trap`. */
function listOf(heading: string): Row[] {
  const below = guide.split(`\n### ${heading}\n`)[1]?.split(/\n#{2,3} /)[0] ?? '';
  return [...below.matchAll(/^\| `([^`]+)` \| (.*) \|$/gm)].map(([, path = '', what = '']) => ({
    path,
    optional: what.startsWith('*if*'),
  }));
}

const kebab = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Pieces that exist, with all the ways in which a file can speak of them. */
const samples: [heading: string, id: string, spoken: RegExp][] = [
  ...['weavingParlor', 'breakfastRoom', 'quarry', 'cookingCave', 'prayerChamber'].map(
    (id): [string, string, RegExp] => ['A tile', id, new RegExp(`\\b${id}\\b`)],
  ),
  ['A trap', 'nooseTrap', /\bnooseTrap\b|\btrap-noose\b/],
  ['A trap', 'boobyTrap', /\bboobyTrap\b|\btrap-booby\b/],
  ['A folk', 'mountainDwarves', /\bmountainDwarves\b|\bmountain-dwarves\b/],
  ['A folk', 'silicoids', /\bsilicoids\b/],
  ['A folk', 'elves', /\belves\b/],
  ['A bot', 'greedy', /\bgreedy\b/],
  [
    'A box',
    'folk',
    /\binstallFolk\b|folk\/index\.ts|'(folk|base)', '(folk|fiends)'|'fiends', 'folk'|box [!=]== 'folk'|includes\('folk'\)|module === 'folk'|box: 'folk'|(options|rules|option-rules|scenarios|terms\/..|games)\/folk\b/,
  ],
  ['A language', 'de', /(?<![\w.])'de'|\bde:|\/de\/|\/de\.(ts|json)|\|de\b|,de\}|"de":|\bEnglish, German\b/],
  ['A game', 'caverna', /\bcaverna\b|\bbase: 'Caverna'/],
  [
    'A simulator',
    'expedition',
    /(simulators|islands|machines)\/expedition\b|from '\.\/expedition\.ts'|i18n\/.*expedition|\bexpeditionWords\b|\bislands\/Expedition\.tsx/,
  ],
];

/** Pages, scenarios and games may speak of everything; so may tests. What they have to say of a piece is in its list. */
const citing =
  /^(content\/(en|de|search)\/|content\/caverna\/(games|scenarios|examples|lessons)\/|tests\/|docs\/)|\.md$/;

describe('the guide for contributors', () => {
  it('names only files and folders that exist', () => {
    const paths = [...guide.matchAll(/`((?:src|content|tests|scripts|docs)\/[^`\s]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => filesAt(path).length === 0)).toEqual([]);
  });

  it('leads only to files and headings that exist', () => {
    for (const [, target = ''] of guide.matchAll(/\]\(([^)#\s]+)/g)) expect(files).toContain(target);
  });

  it('has a sample for every list', () => {
    const headings = [...guide.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading);
    expect([...new Set(samples.map(([heading]) => heading))].sort()).toEqual(headings.sort());
  });
});

const namesOf = (id: string) => ({ id, address: kebab(id), code: id });
const speaksOf = (file: string, spoken: RegExp): boolean =>
  spoken.test(file) || (!/\.(png|woff2|log)$/.test(file) && spoken.test(said(file)));

it.each([...new Set(samples.map(([heading]) => heading))])(
  'what %s may need is needed by one of its samples',
  (heading) => {
    const shown = samples.filter(([of]) => of === heading);
    const idle = listOf(heading)
      .filter(({ optional }) => optional)
      .filter(
        ({ path }) =>
          !shown.some(([, id, spoken]) => filesAt(path, namesOf(id)).some((file) => speaksOf(file, spoken))),
      )
      .map(({ path }) => path);
    expect(idle).toEqual([]);
  },
);

describe.each(samples)('the files of %s, as %s shows them', (heading, id, spoken) => {
  const names = namesOf(id);
  const rows = listOf(heading);
  const speaks = (file: string): boolean => speaksOf(file, spoken);

  it('are all needed', () => {
    expect(rows.length).toBeGreaterThan(4);
    const needless = rows
      .filter(({ optional }) => !optional)
      .filter(({ path }) => !filesAt(path, names).some(speaks))
      .map(({ path }) => path);
    expect(needless).toEqual([]);
  });

  it('are all named', () => {
    const named = new Set(rows.flatMap(({ path }) => filesAt(path, names)));
    const forgotten = files
      .filter((file) => !citing.test(file) && file !== 'package-lock.json' && speaks(file))
      .filter((file) => !named.has(file));
    expect(forgotten).toEqual([]);
  });
});
