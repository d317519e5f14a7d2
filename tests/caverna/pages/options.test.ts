import { describe, expect, it } from 'vitest';
import { optionsAbout } from '../../../src/caverna/catalogue/options.ts';
import { OPTION_RULES } from '../../../src/caverna/telling/option-rules/index.ts';
import { readSources } from '../../../src/reference/files.ts';
import { scan } from '../../../src/reference/scan.ts';

describe('options on the pages', () => {
  it('stand beside the open question they come from, the usual one marked', async () => {
    expect(await optionsAbout('en', 'folk.open.clumsyOne')).toEqual([
      {
        ask: 'What becomes of a single good if a clumsy person comes for something else?',
        values: [
          { meaning: 'it stays on the space', usual: true },
          { meaning: 'it goes back to the supply', usual: false },
          { meaning: 'the player decides which', usual: false },
        ],
        slug: 'play',
      },
    ]);
    const [threshold] = await optionsAbout('de', 'base.solo.openThreshold');
    expect(threshold?.values.map(({ usual }) => usual)).toEqual([true, false]);
    expect(await optionsAbout('en', 'folk.open.charcoalText')).toEqual([]);
  });

  it('have exactly one usual value each', async () => {
    for (const rule of Object.values(OPTION_RULES))
      for (const { ask, values } of await optionsAbout('en', rule))
        expect(values.filter(({ usual }) => usual).length, ask).toBe(1);
  });

  it('that come from an open question of the folk lead to a paragraph marked as one', () => {
    const open = new Set(
      readSources('.').flatMap(({ text }) =>
        scan(text)
          .filter(({ component }) => component === 'Open')
          .map(({ id }) => id),
      ),
    );
    for (const rule of Object.values(OPTION_RULES))
      if (rule.startsWith('folk.')) expect(open, rule).toContain(rule);
  });
});
