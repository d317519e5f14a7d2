import type { FrameKind } from '../../../engine/index.ts';

/** The parts of the table that a phone shows one at a time. */
export const VIEWS = ['board', 'actions', 'tiles', 'orcs', 'players', 'log'] as const;
export type View = (typeof VIEWS)[number];

/** What lies in the middle of the table, side by side with the board where there is room. */
export const MIDDLE = ['actions', 'tiles', 'orcs'] as const satisfies readonly View[];

export const viewIcons: Record<View, string> = {
  board: 'board',
  actions: 'action-space',
  tiles: 'tiles',
  orcs: 'orc',
  players: 'dwarf',
  log: 'book',
};

const byFrame: Partial<Record<FrameKind, View>> = {
  work: 'actions',
  imitate: 'actions',
  protect: 'actions',
  visit: 'actions',
  orcWork: 'actions',
  furnish: 'tiles',
  site: 'board',
  build: 'board',
  sow: 'board',
  house: 'board',
  breach: 'board',
  layTrap: 'board',
  negotiate: 'board',
  march: 'board',
  shove: 'board',
  befriend: 'board',
  drive: 'board',
  bonus: 'tiles',
};

/** The part of the table a decision is about, where there is one. */
export const viewFor = (kind: FrameKind): View | undefined => byFrame[kind];
