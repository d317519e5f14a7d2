// The files of content/caverna/examples: some are drawn by hand, those with orcs are played by the engine.

import { type Language, textIn } from '../../site/languages.ts';
import type { BoardText } from '../board/parse.ts';
import type { PlayedExample, Told } from './types.ts';

/** One moment of an example drawn by hand. */
export type DrawnStep = BoardText & { text: Told; rule: string };

export interface DrawnExample {
  /** The paragraph it belongs to. */
  example: string;
  steps: DrawnStep[];
}

type WorkedExample = DrawnExample | PlayedExample;

export const isPlayed = (example: WorkedExample): example is PlayedExample => 'parts' in example;

const sources = import.meta.glob<string>('../../../content/*/rules/**/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const files = import.meta.glob<WorkedExample>('../../../content/caverna/examples/*.json', {
  import: 'default',
  eager: true,
});

export function exampleAt(name: string): WorkedExample {
  const found = files[`../../../content/caverna/examples/${name}.json`];
  if (!found) throw new Error(`There is no worked example content/caverna/examples/${name}.json`);
  return found;
}

/** The names of all worked examples, in alphabetical order. */
export const exampleNames: readonly string[] = Object.keys(files)
  .map((file) => file.slice('../../../content/caverna/examples/'.length, -'.json'.length))
  .sort();

const byParagraph = new Map(exampleNames.map((name) => [exampleAt(name).example, name]));

/** The worked example of a paragraph, if it has one. */
export const exampleOf = (paragraph: string): string | undefined => byParagraph.get(paragraph);

/** Its own title, or the words that introduce its paragraph on the page where that stands. */
export function exampleTitle(language: Language, name: string): string {
  const worked = exampleAt(name);
  if (isPlayed(worked)) return textIn(worked.title, language);
  for (const [file, text] of Object.entries(sources))
    if (file.includes(`/${language}/`)) {
      const title = new RegExp(`<Example id="${worked.example}" title="([^"]+)"`).exec(text)?.[1];
      if (title) return title.charAt(0).toUpperCase() + title.slice(1);
    }
  return name;
}
