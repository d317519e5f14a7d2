/** What simulators say about the box they use, in English. */
export const words = {
  before: 'Your own box is used:',
  link: (n: number): string => (n === 1 ? '1 corrected value' : `${n} corrected values`),
};

export type CorrectionsNoteWords = typeof words;
