import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../src/battalia/catalogue/facts.ts';
import { catalogue } from '../../../src/battalia/catalogue/index.ts';
import { places } from '../../../src/battalia/catalogue/kinds.ts';
import { type Component, components } from '../../../src/battalia/catalogue/list.ts';
import { optionsAbout } from '../../../src/battalia/catalogue/options.ts';
import { originOf, rowsOf } from '../../../src/battalia/catalogue/rows.ts';
import { OPTION_VALUES, optionNames, RULES } from '../../../src/battalia/engine/index.ts';
import { topics } from '../../../src/battalia/site/topics.ts';
import { exported } from '../../../src/catalogue/export.ts';
import { pieceWords } from '../../../src/i18n/battalia-pieces.ts';
import { isParagraph, scan } from '../../../src/reference/scan.ts';
import { existsIn } from '../../../src/site/addresses.ts';
import { languages } from '../../../src/site/languages.ts';

const fileOf = (language: string, { kind, id }: Component): string =>
  `content/${language}/components/${places[kind].slug}/${id}.mdx`;
const textOf = (language: string, component: Component): string =>
  readFileSync(fileOf(language, component), 'utf8');
const paragraphsOf = (text: string): string[] =>
  scan(text).flatMap(({ component, id }) => (isParagraph(component) && id ? [`${component} ${id}`] : []));
const listed = (text: string, name: string): string[] =>
  (new RegExp(`^${name}: \\[(.*)\\]$`, 'm').exec(text)?.[1] ?? '').split(', ').filter(Boolean);

interface Scenario {
  rules: string[];
  given: unknown;
}
const scenarios = readdirSync('content/battalia/scenarios').flatMap(
  (name) => JSON.parse(readFileSync(`content/battalia/scenarios/${name}`, 'utf8')) as Scenario[],
);

const each = components.map((component) => [component.rule, component] as const);

describe('everything in the box of The Stormgates is there', () => {
  it.each([
    ['storm-effects', 12],
    ['great-artefacts', 7 + 1],
    ['fate-cards', 3],
    ['potions', 6],
    ['abilities', 6],
    ['buildings', 8 + 1 + 2],
    ['factions', 6],
    ['gates', 6],
  ] as const)('%s: %i', (kind, count) => {
    expect(components.filter((component) => component.kind === kind)).toHaveLength(count);
    for (const language of languages)
      expect(existsSync(`content/${language}/components/${places[kind].slug}/index.mdx`)).toBe(true);
  });

  it('at an address of its own', () => {
    expect(new Set(components.map(({ slug }) => slug)).size).toBe(components.length);
  });

  it.each(languages)('and nothing else has a page in %s', (language) => {
    const folder = `content/${language}/components/battalia`;
    const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx') && !name.endsWith('index.mdx'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
    expect(pages.sort()).toEqual(components.map((component) => fileOf(language, component)).sort());
  });
});

describe('the page of a component', () => {
  it.each(each)('%s stands in both languages and says first what it does', (rule, component) => {
    for (const language of languages) {
      expect(existsIn(language, component.slug), language).toBe(true);
      expect(paragraphsOf(textOf(language, component))[0]).toBe(`Rule ${rule}`);
    }
    expect(RULES[component.rule as keyof typeof RULES]).toBeTruthy();
  });

  it.each(each)('%s has the same paragraphs, topics and references in both languages', (_, component) => {
    const [first = '', ...others] = languages.map((language) => textOf(language, component));
    for (const other of others) {
      expect(paragraphsOf(other)).toEqual(paragraphsOf(first));
      for (const name of ['about', 'touches']) expect(listed(other, name)).toEqual(listed(first, name));
      const named = (text: string): unknown[] =>
        scan(text)
          .filter(({ component: tag }) => tag === 'RuleRef')
          .map(({ id }) => id)
          .sort();
      expect(named(other)).toEqual(named(first));
    }
  });

  it.each(each)('%s has its own topics only, each with a word', (_, component) => {
    const about = listed(textOf('en', component), 'about');
    expect(about.length).toBeGreaterThan(0);
    for (const topic of about) {
      expect(topics as readonly string[]).toContain(topic);
      for (const language of languages) expect(pieceWords(language).topics[topic], topic).toBeTruthy();
    }
  });

  it.each(each)('%s has a name in both languages', (_, component) => {
    for (const language of languages) expect(catalogue.ownName(language, component)).toBeTruthy();
  });

  it.each(each)('%s has facts with words, and says where they come from in one sentence', (_, component) => {
    for (const language of languages) {
      const rows = rowsOf(language, component);
      expect(rows.length).toBeGreaterThan(2);
      for (const { name, text } of rows) expect(`${name}: ${text}`).toMatch(/^\S.*: \S/);
      for (const { href } of rows)
        if (href) expect(existsIn(language, href.split('/').slice(2, -1).join('/')), href).toBe(true);
      expect(originOf(language, component)).toMatch(/^[A-ZÄÖÜ][^.]*\.$/);
    }
  });

  it('never shows a colour without a sign and its name', () => {
    for (const [, component] of each)
      for (const { colour, icon, text } of rowsOf('en', component))
        if (colour) expect({ icon: !!icon, text }).toEqual({ icon: true, text: colour });
  });

  it('has words for each field that differs from the rest, and for no other', () => {
    const used = new Set(components.flatMap((component) => Object.keys(factsOf(component).except)));
    for (const language of languages)
      expect(Object.keys(pieceWords(language).fields).sort()).toEqual([...used].sort());
  });
});

describe('the data export', () => {
  it.each(catalogue.kinds)('of %s has names, pages and facts of every component', (kind) => {
    const { items } = exported(catalogue, kind) as {
      items: { names: object; pages: object; facts: { provenance?: string } }[];
    };
    expect(items).toHaveLength(components.filter((component) => component.kind === kind).length);
    for (const { names, pages, facts } of items) {
      expect(Object.keys(names)).toEqual([...languages]);
      expect(Object.keys(pages)).toEqual([...languages]);
      expect(facts.provenance).toBeTruthy();
    }
  });
});

describe('scenarios show', () => {
  const cited = new Set(scenarios.flatMap(({ rules }) => rules));
  /** Colours and gates are looked up, and which good a building gives is shown with the building. */
  const lookedUp = new Set(['factions', 'gates', 'buildings']);

  it.each(each.filter(([, { kind }]) => !lookedUp.has(kind)))('%s', (rule) => {
    expect(cited).toContain(rule);
  });

  const given = JSON.stringify(scenarios.map((scenario) => scenario.given));

  it.each(optionNames)('beside its open question in both languages, the option %s', (name) => {
    for (const language of languages) {
      const [option, ...others] = optionsAbout(language, `battalia.open.${name}`);
      expect(others).toEqual([]);
      expect(option?.ask).toMatch(/\?$/);
      expect(option?.values.map(({ usual }) => usual)).toEqual(OPTION_VALUES[name].map((_, i) => i === 0));
      expect(new Set(option?.values.map(({ meaning }) => meaning)).size).toBe(OPTION_VALUES[name].length);
      expect(existsIn(language, option!.slug)).toBe(true);
    }
  });

  it.each(optionNames)('what the option %s changes', (name) => {
    const [, ...others] = OPTION_VALUES[name];
    const said = others.map((value) => `"${name}":${JSON.stringify(value)}`);
    expect(said.some((each) => given.includes(each))).toBe(true);
  });
});
