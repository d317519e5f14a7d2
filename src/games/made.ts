// Rule paragraphs that pages make from data, and the names that pages may refer to, of all games.

import { components as ofBattalia } from '../battalia/catalogue/list.ts';
import { madeFromData as unwrittenOfCaverna } from '../caverna/catalogue/kinds.ts';
import { components as ofCaverna } from '../caverna/catalogue/list.ts';

interface MadeParagraph {
  rule: string;
  slug: string;
  /** Nobody writes a page about it: it stands in no file of `content`. */
  unwritten: boolean;
}

const unwritten: readonly string[] = unwrittenOfCaverna;

export const madeParagraphs: readonly MadeParagraph[] = [...ofCaverna, ...ofBattalia].map(
  ({ kind, rule, slug }) => ({ rule, slug, unwritten: unwritten.includes(kind) }),
);
