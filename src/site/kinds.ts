import { kindsOfGames } from '../games/kinds.ts';
import type { IconName } from './icons.ts';

/** What a search result can be, and its icon. Results are grouped in this order. */
export const kindIcons = {
  rule: 'rule',
  ...kindsOfGames,
  glossary: 'book',
  page: 'note',
} as const satisfies Record<string, IconName>;

export type Kind = keyof typeof kindIcons;
export const kinds = Object.keys(kindIcons) as Kind[];
