import type { Place } from '../../catalogue/types.ts';

/** The kinds of components that have an index and a page each, and where those stand. */
export const componentKinds = [
  'tiles',
  'traps',
  'rewards',
  'spaces',
  'loot',
  'exchanges',
  'folk',
  'events',
  'movement',
  'milestones',
  'supply',
] as const;
export type ComponentKind = (typeof componentKinds)[number];

export const places: Record<ComponentKind, Place> = {
  tiles: { slug: 'tiles', search: 'tile', icon: 'tiles' },
  traps: { slug: 'tiles/traps', search: 'trap', icon: 'trap' },
  rewards: { slug: 'tiles/rewards', search: 'reward', icon: 'reward' },
  spaces: { slug: 'rules/spaces', search: 'space', icon: 'action-space' },
  loot: { slug: 'rules/loot', search: 'rule', icon: 'expedition' },
  exchanges: { slug: 'rules/exchanges', search: 'rule', icon: 'exchange' },
  folk: { slug: 'folk', search: 'folk', icon: 'dwarf' },
  events: { slug: 'rules/event-boards', search: 'rule', icon: 'board' },
  movement: { slug: 'rules/movement-cards', search: 'rule', icon: 'card' },
  milestones: { slug: 'rules/milestones', search: 'rule', icon: 'milestone' },
  supply: { slug: 'rules/supply-board', search: 'rule', icon: 'furnish' },
};

/** Kinds whose pages are made from data alone, without words of their own. */
export const madeFromData: readonly ComponentKind[] = [
  'exchanges',
  'events',
  'movement',
  'milestones',
  'supply',
];
