// What a game has to add to a paragraph of its rules: a worked example, and what a table may agree on instead.

export { optionsAbout } from '../caverna/catalogue/options.ts';
export { exampleOf, exampleTitle } from '../caverna/examples/files.ts';
