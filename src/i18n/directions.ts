export type Direction = 'U' | 'D' | 'L' | 'R' | 'UL' | 'UR' | 'DL' | 'DR';

/** The eight ways a step can lead without words, where space is short and words stand nearby. */
export const DIRECTION_ARROWS: Record<Direction, string> = {
  U: '↑',
  D: '↓',
  L: '←',
  R: '→',
  UL: '↖',
  UR: '↗',
  DL: '↙',
  DR: '↘',
};
