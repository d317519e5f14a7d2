/** The boxes of Battalia on this shelf; its base game is not among them, for its rulebook is not at hand. */
export const boxes = ['battalia'] as const;
