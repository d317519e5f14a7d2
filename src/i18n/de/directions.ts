import type { Direction } from '../directions.ts';

/** The eight ways a step can lead, as cards and forms name them, in German. */
export const words: Record<Direction, string> = {
  U: 'hinauf',
  D: 'hinunter',
  L: 'links',
  R: 'rechts',
  UL: 'links hinauf',
  UR: 'rechts hinauf',
  DL: 'links hinunter',
  DR: 'rechts hinunter',
};
