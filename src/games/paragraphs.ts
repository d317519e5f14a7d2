// What a game has to add to a paragraph of its rules: worked examples, and what a table may agree on instead.

import { optionsAbout as optionsOfBattalia } from '../battalia/catalogue/options.ts';
import { examplesOf as examplesOfBattalia } from '../battalia/examples/files.ts';
import type { OptionOnPage } from '../catalogue/types.ts';
import { optionsAbout as optionsOfCaverna } from '../caverna/catalogue/options.ts';
import { exampleOf, exampleTitle } from '../caverna/examples/files.ts';
import type { Language } from '../site/languages.ts';

interface Worked {
  slug: string;
  title: string;
}

function examplesOfCaverna(language: Language, paragraph: string): Worked[] {
  const name = exampleOf(paragraph);
  return name ? [{ slug: `simulators/examples/${name}`, title: exampleTitle(language, name) }] : [];
}

/** The worked examples to which a paragraph leads. */
export const examplesOf = (language: Language, paragraph: string): Worked[] => [
  ...examplesOfCaverna(language, paragraph),
  ...examplesOfBattalia(language, paragraph),
];

export const optionsAbout = async (language: Language, rule: string): Promise<OptionOnPage[]> => [
  ...(await optionsOfCaverna(language, rule)),
  ...optionsOfBattalia(language, rule),
];
