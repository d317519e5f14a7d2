import { describe, expect, it } from 'vitest';
import { toolsIn } from '../../../src/games/tools.ts';
import { strings } from '../../../src/i18n/site.ts';
import { existsIn } from '../../../src/site/addresses.ts';
import { languages } from '../../../src/site/languages.ts';

/** What the shelf of tools may announce, and the page that keeps the promise. */
const TOOLS: readonly (readonly [RegExp, string])[] = [
  [/odds of the orcs|Wahrscheinlichkeiten der Orks/, 'tools/odds'],
  [/quick sheets|Kurzübersichten/, 'tools/sheets/food'],
  [/your own box|eigenen Schachtel/, 'tools/my-box'],
];

/** “One, two and three.” is three promises. */
const promises = (sentence: string): string[] => sentence.replace(/\.$/, '').split(/,\s+|\s+(?:and|und)\s+/);

describe('the shelf of tools', () => {
  it.each(languages)('announces in %s only what has a page', (language) => {
    for (const promise of promises(strings(language).shelfSummaries.tools)) {
      const slug = TOOLS.find(([words]) => words.test(promise))?.[1];
      expect(slug, `“${promise}” is no tool we have`).toBeDefined();
      expect(existsIn(language, slug!), `${slug} in ${language}`).toBe(true);
    }
  });

  it.each(languages)('lists in %s only tools that have a page', (language) => {
    for (const { slug } of toolsIn(language)) expect(existsIn(language, slug), slug).toBe(true);
  });
});
