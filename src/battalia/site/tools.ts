import type { IconName } from '../../site/icons.ts';

/** The tools at the table, in the order of an evening, and the icon of each. */
export const toolIcons = {
  evening: 'play',
  map: 'board',
  setup: 'tools',
  draft: 'card',
  dawn: 'sun',
  storm: 'stormgate',
  week: 'round',
  metamorpha: 'mountain',
  battle: 'sword',
  valleys: 'city',
  trade: 'exchange',
  score: 'points',
} as const satisfies Record<string, IconName>;

export type ToolName = keyof typeof toolIcons;
export const toolNames = Object.keys(toolIcons) as ToolName[];
