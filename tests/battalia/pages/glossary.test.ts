import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { term, termLink, termsOfGame } from '../../../src/reference/words.ts';
import { games } from '../../../src/site/games.ts';
import { languages } from '../../../src/site/languages.ts';

const own = termsOfGame('en', 'battalia');

describe('the glossary of Battalia', () => {
  it('shares no id with a word of another game, so that a link means one thing', () => {
    for (const language of languages) {
      const ids = readdirSync(`content/terms/${language}`).flatMap((name) =>
        Object.keys(JSON.parse(readFileSync(`content/terms/${language}/${name}`, 'utf8')) as object),
      );
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('stands beside those of the other games, each word in one of them', () => {
    expect(own.length).toBeGreaterThan(100);
    const all = games.flatMap((game) => termsOfGame('en', game).map(({ id }) => id));
    expect(new Set(all).size).toBe(all.length);
    expect(termLink('de', 'stormgate')).toBe('/de/glossary/battalia/#stormgate');
    expect(termLink('de', 'dwarf')).toBe('/de/glossary/#dwarf');
  });

  it.each(own.map(({ id }) => [id]))('says in one or two sentences what %s is', (id) => {
    for (const language of languages) {
      const { text } = term(language, id);
      expect(text).toMatch(/^[A-ZÄÖÜ0-9].*[.]$/);
      expect(text.length).toBeLessThan(170);
    }
  });
});
