import type { Direction } from '../directions.ts';

/** The eight ways a step can lead, as cards and forms name them, in English. */
export const words: Record<Direction, string> = {
  U: 'up',
  D: 'down',
  L: 'left',
  R: 'right',
  UL: 'up left',
  UR: 'up right',
  DL: 'down left',
  DR: 'down right',
};
