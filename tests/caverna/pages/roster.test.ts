import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { componentKinds, madeFromData, places } from '../../../src/caverna/catalogue/kinds.ts';
import { components, ofKind } from '../../../src/caverna/catalogue/list.ts';
import { componentName } from '../../../src/caverna/catalogue/names.ts';
import { scan } from '../../../src/reference/scan.ts';
import { term, termsOfGame } from '../../../src/reference/words.ts';
import names from './glossary.json' with { type: 'json' };

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

/** Every name that the rule books use for something, sorted. */
describe('the glossary', () => {
  const plain = (text: string): string =>
    text
      .replace(/\(.*?\)|["„“.…]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase()
      .replace(/s$/, '');
  const known = new Set([
    ...termsOfGame('en', 'caverna').map((entry) => plain(entry.term)),
    ...components.map((component) => plain(componentName('en', component))),
  ]);
  it.each(names)('knows %s', (name) => {
    expect([plain(name), plain(name).replace(/^(to|a|an|the) /, '')].some((each) => known.has(each))).toBe(
      true,
    );
  });
  it('has a German word for each', () => {
    for (const { id } of termsOfGame('en', 'caverna')) expect(term('de', id).term, id).toBeTruthy();
    for (const component of components) expect(componentName('de', component), component.rule).toBeTruthy();
  });
});
