import { exampleNames, exampleSlug } from './examples.ts';
import { toolNames } from './tools.ts';

/** The addresses of Battalia that no page of `content` makes. */
export const addresses = {
  own: [] as string[],
  made: [] as string[],
  everywhere: [
    'rules/paragraphs/battalia',
    ...toolNames.map((tool) => `battalia/tools/${tool}`),
    ...exampleNames.map(exampleSlug),
  ],
};
