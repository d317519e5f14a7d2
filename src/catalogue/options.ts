// Options of a game, found by the paragraph that they come from.

import {
  DEFAULT_OPTIONS,
  FIENDS_DEFAULTS,
  FIENDS_OPTION_VALUES,
  FOLK_OPTION_VALUES,
  FOLK_OPTIONS,
  OPTION_VALUES,
} from '../engine/index.ts';
import type { Language } from '../site/languages.ts';
import { loadOptionWords, nameOption, type OptionName } from '../telling/index.ts';

const VALUES: Record<OptionName, readonly (string | number | boolean)[]> = {
  ...OPTION_VALUES,
  ...FOLK_OPTION_VALUES,
  ...FIENDS_OPTION_VALUES,
};
const USUAL: Record<string, unknown> = { ...DEFAULT_OPTIONS, ...FOLK_OPTIONS, ...FIENDS_DEFAULTS };

export interface OptionOnPage {
  ask: string;
  values: { meaning: string; usual: boolean }[];
}

/** The options that a table may agree on differently than this paragraph does. */
export async function optionsAbout(language: Language, rule: string): Promise<OptionOnPage[]> {
  await loadOptionWords(language);
  const names = Object.keys(VALUES) as OptionName[];
  return names
    .map((name) => ({ name, ...nameOption(language, name) }))
    .filter((option) => option.rule === rule)
    .map(({ name, ask, value }) => ({
      ask,
      values: VALUES[name].map((one) => ({ meaning: value(one), usual: one === USUAL[name] })),
    }));
}
