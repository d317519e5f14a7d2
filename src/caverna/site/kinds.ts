import type { IconName } from '../../site/icons.ts';

/** What a search result can be in Caverna, besides a rule, a term or a page; results are grouped in this order. */
export const kinds = {
  tile: 'tiles',
  trap: 'trap',
  reward: 'reward',
  folk: 'dwarf',
  space: 'action-space',
} as const satisfies Record<string, IconName>;
