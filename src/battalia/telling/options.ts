// The points that the book leaves open, in words: what is asked, and each answer.

import { ofPage } from '../../i18n/load.ts';
import type { Language } from '../../site/languages.ts';
import type { OptionName, Options } from '../engine/index.ts';

export type OptionWords = {
  readonly [Name in OptionName]: {
    readonly asks: string;
    readonly answers: Readonly<Record<`${Options[Name]}`, string>>;
  };
};

export const optionWords = await ofPage(import.meta.glob<OptionWords>('./*/options.ts', { import: 'words' }));

/** What an answer is called. */
export const answerText = <Name extends OptionName>(
  language: Language,
  name: Name,
  value: Options[Name],
): string => (optionWords(language)[name].answers as Record<string, string>)[String(value)] ?? String(value);
