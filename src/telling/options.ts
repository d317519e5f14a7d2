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
  const { words, rules } = optionsOf(language);
  const { ask, says, values } = words[option];
  const meanings: Record<string, string> = values;
  return {
    ask,
    says,
    rule: rules[option],
    value: (value) => meanings[String(value)] ?? String(value),
  };
}
