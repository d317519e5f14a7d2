/** What all tools of Battalia say, in English. */
export const words = {
  loading: 'One moment …',
  undo: 'Undo',
  redo: 'Do again',
  share: 'Copy a link to this',
  copied: 'Link copied',
  print: 'Print',
  anew: 'Begin anew',
  badLink:
    'This link cannot be opened here: its end may be missing, or it belongs to another tool. Nothing was changed.',
  less: (what: string) => `${what}: one less`,
  more: (what: string) => `${what}: one more`,
  wholeNumber: (least: number, most: number) => `Please enter a whole number from ${least} to ${most}.`,
  player: (n: number) => `Player ${n}`,
  openPoint: 'The rulebook leaves this open.',
  readings: 'What the book leaves open, and how you read it',
};

export type DeskWords = typeof words;
