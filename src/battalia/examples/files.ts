// The files of content/battalia/examples.

import { type Language, textIn } from '../../site/languages.ts';
import { type ExampleGroup, exampleGroups, exampleNames, exampleSlug } from '../site/examples.ts';
import type { WorkedExample } from './types.ts';

const files = import.meta.glob<WorkedExample>('../../../content/battalia/examples/*.json', {
  import: 'default',
  eager: true,
});

export function exampleAt(name: string): WorkedExample {
  const found = files[`../../../content/battalia/examples/${name}.json`];
  if (!found) throw new Error(`There is no worked example content/battalia/examples/${name}.json`);
  return found;
}

interface ListedExample {
  slug: string;
  title: string;
  summary: string;
}

export function listed(language: Language, name: string): ListedExample {
  const { title, summary } = exampleAt(name);
  return { slug: exampleSlug(name), title: textIn(title, language), summary: textIn(summary, language) };
}

/** All of them, by what they are about. */
export const examplesByGroup = (language: Language): { group: ExampleGroup; examples: ListedExample[] }[] =>
  (Object.keys(exampleGroups) as ExampleGroup[]).map((group) => ({
    group,
    examples: exampleNames
      .filter((name) => exampleAt(name).group === group)
      .map((name) => listed(language, name)),
  }));

/** The worked examples to which a paragraph leads, its own first. */
export const examplesOf = (language: Language, paragraph: string): ListedExample[] => [
  ...exampleNames.filter((name) => exampleAt(name).about === paragraph).map((name) => listed(language, name)),
  ...exampleNames
    .filter((name) => exampleAt(name).also?.includes(paragraph))
    .map((name) => listed(language, name)),
];
