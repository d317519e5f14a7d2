import type { IconName } from './icons.ts';

/** What a search result can be. Results are grouped in this order. */
export const kinds = ['rule', 'tile', 'trap', 'reward', 'folk', 'space', 'glossary', 'page'] as const;
export type Kind = (typeof kinds)[number];

export const kindIcons: Record<Kind, IconName> = {
  rule: 'rule',
  tile: 'tiles',
  trap: 'trap',
  reward: 'reward',
  folk: 'dwarf',
  space: 'action-space',
  glossary: 'book',
  page: 'note',
};
