/** Words of the guide of the first game; fetched with it, in English. */
export const words = {
  guide: 'Guide',
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  doIt: 'Do this for me',
  astray: 'You have left the path: that is allowed. Play on by yourself, or come back to the guide.',
  back: (n: number) => (n === 1 ? 'Take the last move back' : `Take the last ${n} moves back`),
  leave: 'Close the guide',
  advised: 'advised',
};

export type LessonWords = typeof words;
