/** Refusals: what all of them say. Their sentences are fetched when one of them is told. */
export const refusals = {
  needed: (goods: string): string => `Needed: ${goods}.`,
  something: 'something in it',
  /** Until the words for a move, or for something written by hand, are fetched. */
  refused: 'This move is not possible here.',
  unusable: 'This cannot be used as it is.',
};
