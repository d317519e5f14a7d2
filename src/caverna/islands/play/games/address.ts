// The address says which game lies on the table: `#game=<id>` for one of this device, `#game1.<…>` for a link.

import type { Language } from '../../../../site/languages.ts';
import { path } from '../../../../site/paths.ts';

type Wanted = { kept: string } | { link: string } | null;

/** What is neither of the two was meant as a link, too: opening it says what is wrong. */
export function wanted(text: string): Wanted {
  if (text.startsWith('game=')) return { kept: text.slice('game='.length) };
  return text === '' ? null : { link: text };
}

export const hashOf = (id: string): string => `#game=${id}`;

export const linkTo = (language: Language, packed: string): string =>
  `${location.origin}${path(language, 'play')}#${packed}`;
