import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { componentKinds, madeFromData, places } from '../../src/catalogue/kinds.ts';
import { components, ofKind } from '../../src/catalogue/list.ts';
import { componentName, otherName } from '../../src/catalogue/names.ts';
import { scan } from '../../src/reference/scan.ts';
import { allTerms, term } from '../../src/reference/words.ts';

const fileOf = (kind: (typeof componentKinds)[number], id: string): string =>
  `content/en/components/${places[kind].slug}/${id}.mdx`;
const written = components.filter(({ kind }) => !madeFromData.includes(kind));

describe('every component of the three boxes is there', () => {
  it.each([
    ['tiles', 48 + 1 + 13 + 32],
    ['traps', 12],
    ['rewards', 28],
    ['spaces', 40 + 1],
    ['loot', 23 + 3 + 1],
    ['exchanges', 32],
    ['folk', 9],
    ['events', 4],
    ['movement', 27],
    ['milestones', 8],
    ['supply', 1 + 9 + 7 + 7],
  ] as const)('%s: %i', (kind, count) => {
    expect(ofKind(kind)).toHaveLength(count);
  });
  it('and each kind has its index', () => {
    for (const kind of componentKinds)
      expect(existsSync(`content/en/components/${places[kind].slug}/index.mdx`)).toBe(true);
  });
  it('at an address of its own', () => {
    expect(new Set(components.map(({ slug }) => slug)).size).toBe(components.length);
  });
});

describe('a component’s page', () => {
  it.each(written.map((component) => [component.rule, component] as const))(
    '%s says what it does',
    (rule, { kind, id }) => {
      const file = fileOf(kind, id);
      expect(existsSync(file), `${file} is missing`).toBe(true);
      const rules = scan(readFileSync(file, 'utf8')).filter(({ component }) => component === 'Rule');
      expect(rules[0]?.id).toBe(rule);
    },
  );
});

const glossary = '../shared/data/glossary-en-de.json';
const rows: { en: string; de: string }[] = existsSync(glossary)
  ? JSON.parse(readFileSync(glossary, 'utf8'))
  : [];

/** The list lies beside the project where it is made; elsewhere there is nothing to compare with. */
describe.skipIf(rows.length === 0)('the glossary', () => {
  const plain = (text: string): string =>
    text
      .replace(/\(.*?\)|["„“.…]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase()
      .replace(/s$/, '');
  const known = [
    ...allTerms('en').map(({ id, term: en }) => [plain(en), plain(term('de', id).term)]),
    ...components.map((component) => [
      plain(componentName('en', component)),
      plain(otherName('en', component) ?? ''),
    ]),
  ];
  it.each(rows.map(({ en, de }) => [en, de]))('knows %s', (en) => {
    expect(
      known.some(([name]) => name === plain(en) || name === plain(en).replace(/^(to|a|an|the) /, '')),
    ).toBe(true);
  });
});
