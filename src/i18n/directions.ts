/** The eight ways a step can lead, as cards and forms name them. */
export const DIRECTION_WORDS = {
  en: {
    U: 'up',
    D: 'down',
    L: 'left',
    R: 'right',
    UL: 'up left',
    UR: 'up right',
    DL: 'down left',
    DR: 'down right',
  },
  de: {
    U: 'hinauf',
    D: 'hinunter',
    L: 'links',
    R: 'rechts',
    UL: 'links hinauf',
    UR: 'rechts hinauf',
    DL: 'links hinunter',
    DR: 'rechts hinunter',
  },
} as const;

/** The same without words, where space is short and words stand nearby. */
export const DIRECTION_ARROWS = {
  U: '↑',
  D: '↓',
  L: '←',
  R: '→',
  UL: '↖',
  UR: '↗',
  DL: '↙',
  DR: '↘',
} as const;
