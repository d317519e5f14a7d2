import type { BoardText } from '../board/parse.ts';

/** One moment of a worked example: the board, and what has happened. */
export type ExampleStep = BoardText & { text: { en: string; de?: string }; rule: string };

export interface WorkedExample {
  /** The paragraph it belongs to. */
  example: string;
  steps: ExampleStep[];
}

const files = import.meta.glob<WorkedExample>('../../content/examples/*.json', {
  import: 'default',
  eager: true,
});

export function exampleAt(name: string): WorkedExample {
  const found = files[`../../content/examples/${name}.json`];
  if (!found) throw new Error(`There is no worked example content/examples/${name}.json`);
  return found;
}
