// Options of an evening, each beside the open question it comes from: `battalia.open.<option>`.

import type { OptionOnPage } from '../../catalogue/types.ts';
import type { Language } from '../../site/languages.ts';
import { OPTION_VALUES, optionNames } from '../engine/index.ts';
import { answerText, optionWords } from '../telling/options.ts';

/** The options that a table may agree on differently than this paragraph does. */
export const optionsAbout = (language: Language, rule: string): OptionOnPage[] =>
  optionNames
    .filter((name) => rule === `battalia.open.${name}`)
    .map((name) => ({
      ask: optionWords(language)[name].asks,
      values: OPTION_VALUES[name].map((value, i) => ({
        meaning: answerText(language, name, value),
        usual: i === 0,
      })),
      slug: 'battalia/tools/evening',
    }));
