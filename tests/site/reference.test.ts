import { describe, expect, it } from 'vitest';
import { type Known, problems, type Source } from '../../src/reference/check.ts';
import { readKnown, readSources } from '../../src/reference/files.ts';
import { scan } from '../../src/reference/scan.ts';
import { type Language, languages } from '../../src/site/languages.ts';

const everywhere = <T>(known: T): Record<Language, T> =>
  Object.fromEntries(languages.map((language) => [language, known])) as Record<Language, T>;
const known: Known = {
  things: {
    TileRef: new Set(['carpenter']),
    Cost: new Set(['carpenter']),
    Good: new Set(['wood']),
    Boards: new Set(['dogs']),
  },
  rules: new Set(['fiends.card.M1-1']),
  terms: everywhere(new Set(['dwarf'])),
};
const page = (text: string, file = 'content/en/a.mdx'): Source => ({ file, language: 'en', text });
const messages = (...sources: Source[]): string[] =>
  problems(sources, known).map(({ file, line, message }) => `${file}:${line} ${message}`);

describe('ids and references', () => {
  it('of the real pages are all in order', () => {
    expect(problems(readSources('.'), readKnown('.'))).toEqual([]);
  });
  it('are found with their lines, and not inside code', () => {
    const text =
      'one\n<Rule id="a.b">\n`<Rule id="c.d">`\n\n```mdx\n<Term id="x" />\n```\n<Good id=\'wood\' n={2} />';
    expect(scan(text)).toEqual([
      { component: 'Rule', id: 'a.b', line: 2 },
      { component: 'Good', id: 'wood', line: 8 },
    ]);
  });
  it.each([
    [
      'an unknown rule',
      'x\n<RuleRef id="no.such" />',
      'content/en/a.mdx:2 <RuleRef> names “no.such”, which does not exist',
    ],
    [
      'an unknown tile',
      '<TileRef id="castle" />',
      'content/en/a.mdx:1 <TileRef> names “castle”, which does not exist',
    ],
    ['an unknown term', '<Term id="elf" />', 'content/en/a.mdx:1 <Term> names “elf”, which does not exist'],
    [
      'an unknown good',
      '<Good id="silver" />',
      'content/en/a.mdx:1 <Good> names “silver”, which does not exist',
    ],
    [
      'an unknown example',
      '<Boards of="cats" />',
      'content/en/a.mdx:1 <Boards> names “cats”, which does not exist',
    ],
    ['a missing id', '<Rule>', 'content/en/a.mdx:1 <Rule> needs an id written as plain text'],
    [
      'a malformed id',
      '<Rule id="Breach 3">',
      'content/en/a.mdx:1 “Breach 3” is not an id such as fiends.breach.3',
    ],
  ])('name file and line for %s', (_, text, message) => {
    expect(messages(page(text))).toEqual([message]);
  });
  it('do not stand twice in one language', () => {
    expect(messages(page('<Rule id="a.b">'), page('<Note id="a.b">', 'content/en/b.mdx'))).toEqual([
      'content/en/b.mdx:1 “a.b” already stands at content/en/a.mdx:1',
    ]);
  });
  it('stay within their language', () => {
    const german: Source = { file: 'content/de/a.mdx', language: 'de', text: '<RuleRef id="a.b" />' };
    expect(messages(page('<Rule id="a.b">'), german)).toHaveLength(1);
  });
});
