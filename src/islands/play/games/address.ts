// The address says which game lies on the table: `#game=<id>` for one of this device, `#game1.<…>` for a link.

import type { Language } from '../../../site/languages.ts';
import { path } from '../../../site/paths.ts';

export type Wanted = { kept: string } | { link: string } | null;

export function wanted(hash: string): Wanted {
  const text = hash.replace(/^#/, '');
  if (text.startsWith('game=')) return { kept: text.slice('game='.length) };
  return /^[a-z]+\d+\./.test(text) ? { link: text } : null;
}

export function showAddress(hash: string): void {
  if (location.hash !== hash) history.replaceState(null, '', hash);
}

export const hashOf = (id: string): string => `#game=${id}`;

export const linkTo = (language: Language, packed: string): string =>
  `${location.origin}${path(language, 'play')}#${packed}`;
