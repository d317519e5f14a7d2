// Rulings and options of a setup, each with the paragraph it comes from. A setup form loads its own words.

import type { Language } from '../site/languages.ts';
import { optionsOf } from './load.ts';
import type { OptionName } from './rules-of-options.ts';

export type { OptionName };

/** An option as a form shows it. */
export interface OptionWords {
  /** The question. */
  ask: string;
  /** Why it matters, in a line. */
  says: string;
  rule: string;
  /** What a value means. */
  value(value: string | number | boolean): string;
}

export function nameOption(language: Language, option: OptionName): OptionWords {
  const { options, OPTION_RULES } = optionsOf(language);
  const { ask, says, values } = options[option];
  const meanings: Record<string, string> = values;
  return {
    ask,
    says,
    rule: OPTION_RULES[option],
    value: (value) => meanings[String(value)] ?? String(value),
  };
}
