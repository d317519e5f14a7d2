import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OPTION_VALUES, optionNames } from '../../../src/battalia/engine/index.ts';
import { isParagraph, scan } from '../../../src/reference/scan.ts';
import { languages } from '../../../src/site/languages.ts';

const rulesFolder = 'src/battalia/engine/rules';
const rules = readdirSync(rulesFolder).flatMap((name) =>
  [...readFileSync(`${rulesFolder}/${name}`, 'utf8').matchAll(/'(battalia\.[\w.]+)':/g)].map(([, id]) => id!),
);

/** How a switch says its values: on and off in words, everything else as the engine does. */
const ON_OFF: Record<string, Record<string, string>> = {
  en: { true: 'on', false: 'off' },
  de: { true: 'an', false: 'aus' },
};

const chapters = readdirSync('content/en/battalia').filter((name) => name.endsWith('.mdx'));
const sheets = readdirSync('content/en/battalia/sheets').map((name) => `sheets/${name}`);
const text = (language: string, page: string): string =>
  readFileSync(`content/${language}/battalia/${page}`, 'utf8');

const idsOf = (language: string, page: string): string[] =>
  scan(text(language, page)).flatMap(({ component, id }) => (isParagraph(component) && id ? [id] : []));

/** Storm effects, potions and the like have a page of their own each, with the rule on it. */
const piecesOf = (language: string): string[] => {
  const folder = `content/${language}/components/battalia`;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) => scan(readFileSync(`${folder}/${name}`, 'utf8')))
    .flatMap(({ component, id }) => (isParagraph(component) && id ? [id] : []));
};

/** Everything a page names, in order: paragraphs, references and terms. */
const mentionsOf = (language: string, page: string): string[] =>
  scan(text(language, page)).map(({ component, id }) => `${component} ${id}`);

describe.each(languages)('the rule chapters of Battalia in %s', (language) => {
  const written = [...chapters.flatMap((page) => idsOf(language, page)), ...piecesOf(language)];

  it('have, with the pages of pieces, exactly one paragraph for each rule', () => {
    expect(rules.length).toBeGreaterThan(250);
    expect(rules.filter((rule) => written.filter((id) => id === rule).length !== 1)).toEqual([]);
  });

  it('name every option on the page of open questions: a paragraph, a switch, its values, ours first', () => {
    const page = text(language, 'open-questions.mdx');
    const told = optionNames.map((name) => {
      const paragraph = page.split(`<Open id="battalia.open.${name}">`)[1]?.split('</Open>')[0] ?? '';
      const [, values = ''] = paragraph.split(/^(?:Switch|Schalter) `\w+`: /m);
      const known = OPTION_VALUES[name].map((value) => ON_OFF[language]![String(value)] ?? String(value));
      const found = known.filter((value) => new RegExp(`\\b${value}\\b`).test(values));
      return { name, named: paragraph.includes(`\`${name}\`: ${known[0]}`), found, known };
    });
    for (const { name, named, found, known } of told)
      expect({ name, named, found }).toEqual({ name, named: true, found: known });
  });

  it('say of every open question where all of them are listed, or that the base game decides', () => {
    const lost = chapters
      .filter((page) => page !== 'open-questions.mdx')
      .flatMap((page) => [...text(language, page).matchAll(/<Open id="([^"]+)">([\s\S]*?)<\/Open>/g)])
      .filter(([, , words = '']) => !/<RuleRef id="battalia\.(open|missing)\./.test(words));
    expect(lost.map(([, id]) => id)).toEqual([]);
  });

  it('name no option that there is none of', () => {
    const named = [...text(language, 'open-questions.mdx').matchAll(/^(?:Switch|Schalter) `(\w+)`/gm)];
    expect(named.map(([, name]) => name).sort()).toEqual([...optionNames].sort());
  });
});

describe('both languages of Battalia', () => {
  it.each([...chapters, ...sheets])('%s has the same paragraphs in the same order', (page) => {
    for (const language of languages) {
      expect(existsSync(`content/${language}/battalia/${page}`), `${language} ${page}`).toBe(true);
      expect(idsOf(language, page)).toEqual(idsOf('en', page));
    }
  });

  it.each([...chapters, ...sheets])('%s refers to the same rules', (page) => {
    const refs = (language: string) =>
      mentionsOf(language, page)
        .filter((mention) => mention.startsWith('RuleRef'))
        .sort();
    for (const language of languages) expect(refs(language)).toEqual(refs('en'));
  });
});
