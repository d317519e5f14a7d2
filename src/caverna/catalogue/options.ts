// Options of a game, found by the paragraph that they come from.

import type { OptionOnPage } from '../../catalogue/types.ts';
import type { Language } from '../../site/languages.ts';
import { openOptions } from '../engine/index.ts';
import { loadOptionWords, nameOption, type OptionName } from '../telling/index.ts';

const ALL = (['base', 'folk', 'fiends'] as const).flatMap(openOptions);

/** The options that a table may agree on differently than this paragraph does. */
export async function optionsAbout(language: Language, rule: string): Promise<OptionOnPage[]> {
  await loadOptionWords(language, 'base', 'folk', 'fiends');
  return ALL.map((option) => ({ ...option, ...nameOption(language, option.name as OptionName) }))
    .filter((option) => option.rule === rule)
    .map(({ ask, values, usual, value }) => ({
      ask,
      values: values.map((one) => ({ meaning: value(one), usual: one === usual })),
      slug: 'play',
    }));
}
