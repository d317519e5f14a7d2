// A link to a game or a tool with what stands on it.

import type { Language } from '../../site/languages.ts';
import { path } from '../../site/paths.ts';

/** `table`: the page that the game is played on. */
export const linkTo = (language: Language, table: string, packed: string): string =>
  `${location.origin}${path(language, table)}#${packed}`;
