// Rule paragraphs that pages make from data, and the names that pages may refer to, of all games.

import { madeFromData } from '../caverna/catalogue/kinds.ts';
import { components } from '../caverna/catalogue/list.ts';

interface MadeParagraph {
  rule: string;
  slug: string;
  /** Nobody writes a page about it: it stands in no file of `content`. */
  unwritten: boolean;
}

export const madeParagraphs: readonly MadeParagraph[] = components.map(({ kind, rule, slug }) => ({
  rule,
  slug,
  unwritten: madeFromData.includes(kind),
}));
