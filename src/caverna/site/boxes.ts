/** The boxes of Caverna; the first one is the game itself. */
export const boxes = ['base', 'fiends', 'folk'] as const;
export type Box = (typeof boxes)[number];
