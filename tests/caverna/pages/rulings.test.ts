import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isOption, rulings } from '../../../src/caverna/catalogue/rulings.ts';
import { readSources } from '../../../src/reference/files.ts';
import { ruleLinks } from '../../../src/reference/rules.ts';
import { scan } from '../../../src/reference/scan.ts';

/** K12, L2.9, RL-06, "ruling L1", "section K", "table 2.14": numbers that only a link explains. */
const NUMBER =
  /\bRL-?\d+|\bK\d+\b|\bL[12]\.\d+|\b(?:[Rr]ulings?|Entscheidung(?:en)?)\s+[A-Z]+-?\d[\d.]*|\b(?:[Ss]ection|Abschnitt)\s+(?:[A-Z]\b|\d)|\b(?:[Tt]able|Tabelle)\s+\d[\d.]*/g;

const LINK = /<RuleRef id="([^"]*)">([^<]*)<\/RuleRef>/g;

const mentions = (text: string): string[] => text.replace(LINK, '').match(NUMBER) ?? [];

/** Everything with words for readers. On the pages of the rulings themselves the numbers are at home. */
const pages = readSources('.').filter(({ file }) => !file.endsWith('/rulings.mdx'));
const words = [
  'content/terms',
  'content/caverna/lessons',
  'content/caverna/names',
  'src/i18n',
  'src/caverna/telling',
]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.(ts|json)$/.test(file));

describe('rulings', () => {
  it('are found where a text names one', () => {
    for (const bare of [
      '(ruling L1)',
      'L2.9',
      'RL-06',
      'see section K',
      'table 2.14, row 12',
      'Entscheidung K3',
    ])
      expect(mentions(bare), bare).toHaveLength(1);
    expect(mentions('strip L4 holds <RuleRef id="fiends.ruling.rl06">ruling RL-06</RuleRef>')).toEqual([]);
  });

  it.each(pages.map(({ file, text }) => [file, text]))('are linked wherever %s names one', (_, text) => {
    expect(mentions(text)).toEqual([]);
  });

  it.each(words)('are not named in %s, where nothing can be linked', (file) => {
    const said = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    expect(mentions(said)).toEqual([]);
  });

  it('are linked by the number they have', () => {
    const idOf = new Map(rulings.map(({ id, name }) => [name, id]));
    for (const { file, text } of pages)
      for (const [, id, said] of text.matchAll(LINK)) {
        const name = /\b(RL-\d+|[KL]\d+(?:\.\d+)?)$/.exec(said!)?.[1];
        if (name && !/^L[3-7]$/.test(name)) expect(id, `${file}: ${said}`).toBe(idOf.get(name));
      }
  });

  it.each(['en', 'de'] as const)(
    'each have a paragraph in %s, and no other paragraph claims to be one',
    (language) => {
      const written = readSources('.')
        .filter((source) => source.language === language)
        .flatMap(({ text }) => scan(text).filter(({ component }) => component === 'Ruling'));
      expect(written.map(({ id }) => id).sort()).toEqual(rulings.map(({ id }) => id).sort());
    },
  );

  it('lead to paragraphs that exist', () => {
    const english = ruleLinks('en');
    for (const { id, touches } of rulings)
      for (const touched of touches) expect(english[touched], `${id} → ${touched}`).toBeDefined();
  });

  it('that are options say so', () => {
    const options = rulings.filter(isOption).map(({ id }) => id);
    expect(options).toEqual(
      expect.arrayContaining(['base.ruling.l2-1', 'fiends.ruling.rl06', 'folk.ruling.elvesDogs']),
    );
    expect(options).not.toContain('base.ruling.k1');
    expect(options.filter((id) => id.startsWith('fiends.'))).toHaveLength(19);
  });
});
