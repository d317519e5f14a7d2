// Rulings and options of a setup, each with the paragraph it comes from. A setup form loads its own words.

import type { Language } from '../../site/languages.ts';
import { optionsWith } from './load.ts';
import type { OptionName } from './option-rules/index.ts';

export type { OptionName };

/** An option as a form shows it. */
interface OptionWords {
  /** The question. */
  ask: string;
  /** Why it matters, in a line. */
  says: string;
  rule: string;
  /** What a value means. */
  value(value: string | number | boolean): string;
}

export function nameOption(language: Language, option: OptionName): OptionWords {
  const { options, rules } = optionsWith(language, option);
  const { ask, says, values } = options[option]!;
  return {
    ask,
    says,
    rule: rules[option]!,
    value: (value) => values[String(value)] ?? String(value),
  };
}
