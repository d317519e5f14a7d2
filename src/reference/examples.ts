import type { BoardText } from '../board/parse.ts';
import type { Language } from '../site/languages.ts';

/** One moment of a worked example: the board, and what has happened. */
export type ExampleStep = BoardText & { text: { en: string; de?: string }; rule: string };

export interface WorkedExample {
  /** The paragraph it belongs to. */
  example: string;
  steps: ExampleStep[];
}

const sources = import.meta.glob<string>('../../content/{en,de}/rules/**/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const files = import.meta.glob<WorkedExample>('../../content/examples/*.json', {
  import: 'default',
  eager: true,
});

export function exampleAt(name: string): WorkedExample {
  const found = files[`../../content/examples/${name}.json`];
  if (!found) throw new Error(`There is no worked example content/examples/${name}.json`);
  return found;
}

/** The names of all worked examples, in alphabetical order. */
export const exampleNames: readonly string[] = Object.keys(files)
  .map((file) => file.slice('../../content/examples/'.length, -'.json'.length))
  .sort();

/** The words that introduce an example: the title of its paragraph, from the page it stands on. */
export function exampleTitle(language: Language, name: string): string {
  const { example } = exampleAt(name);
  for (const [file, text] of Object.entries(sources))
    if (file.includes(`/${language}/`)) {
      const title = new RegExp(`<Example id="${example}" title="([^"]+)"`).exec(text)?.[1];
      if (title) return title.charAt(0).toUpperCase() + title.slice(1);
    }
  return name;
}
