import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spokenIn, stemmerOf } from '../../scripts/search/words.ts';
import { joinedWays, partsOf } from '../../src/search/words/compounds.ts';
import { speechOf } from '../../src/search/words/speech.ts';
import { folded, placed, wordsOf } from '../../src/search/words/split.ts';

describe('words of a text', () => {
  it('are in small letters, without dots, accents and possessives', () => {
    expect(wordsOf('Füttern DARF  der Zwerg’s “Esel” – ca. 3× (café)?')).toEqual([
      'futtern',
      'darf',
      'der',
      'zwerg',
      'esel',
      'ca',
      '3',
      'cafe',
    ]);
    expect(folded('Weiß')).toBe('weiss');
  });

  it('know their place in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        for (const { word, from, to } of placed(text)) expect(folded(text.slice(from, to))).toBe(word);
      }),
    );
  });
});

describe('compounds', () => {
  const written = new Set(['schaf', 'schafe', 'weide', 'erz', 'mine', 'rind', 'rinder', 'zucht', 'ore']);
  const isWord = (word: string): boolean => written.has(word);
  it.each([
    ['schafweide', 'schaf', 'weide'],
    ['rinderzucht', 'rinder', 'zucht'],
    ['erzmine', 'erz', 'mine'],
  ])('%s is %s and %s', (whole, first, last) => {
    expect(partsOf(whole, isWord)).toEqual([first, last]);
  });
  it('is none where a part is no word', () => {
    expect(partsOf('weidezaun', isWord)).toBeUndefined();
  });
  it('can be put together again', () => {
    expect(joinedWays('arbeit', 'zimmer')).toContain('arbeitszimmer');
  });
});

describe.each(['en', 'de'])('what is written about the words of %s', (language) => {
  const spoken = spokenIn(language);

  it('is written as it is looked up: folded', () => {
    for (const key of [...Object.keys(spoken.forms), ...Object.values(spoken.forms)])
      expect(folded(key)).toBe(key);
    for (const idle of spoken.idle) expect(folded(idle)).toBe(idle);
  });

  it('sends no word round in a circle, and none to an idle word alone', () => {
    for (const base of Object.values(spoken.forms)) expect(spoken.forms[base] ?? base).toBe(base);
    for (const [said, meant] of Object.entries(spoken.meant))
      expect(
        wordsOf(meant).every((word) => spoken.idle.includes(word)),
        said,
      ).toBe(false);
  });

  it('brings forms to one stem', async () => {
    const { stem } = speechOf(await stemmerOf(language), spoken);
    const forms = {
      en: [
        ['dwarf', 'dwarves', 'dwarfs'],
        ['feed', 'fed', 'feeding'],
        ['2', 'two'],
        ['expedition', 'expeditions'],
      ],
      de: [
        ['zwerg', 'zwerge', 'zwergen'],
        ['bauen', 'gebaut'],
        ['2', 'zwei', 'zweit'],
        ['rubin', 'rubine'],
      ],
    }[language]!;
    for (const family of forms) expect(new Set(family.map(stem)).size, family.join()).toBe(1);
  });
});
