import type { Subject } from './games.ts';
import type { IconName } from './icons.ts';

/** The shelves of the header, in order. A shelf shows up once a page stands on it. */
export const shelves = ['rules', 'tiles', 'folk', 'simulators', 'play', 'tools', 'battalia'] as const;
export type Shelf = (typeof shelves)[number];

export const shelfIcons: Record<Shelf, IconName> = {
  rules: 'rule',
  tiles: 'tiles',
  folk: 'dwarf',
  simulators: 'orc',
  play: 'play',
  tools: 'tools',
  battalia: 'battalia',
};

/** Shelves of one game; on the others stands more than one box. */
export const shelfSubjects: Partial<Record<Shelf, Subject>> = { battalia: 'battalia' };
