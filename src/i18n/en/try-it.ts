/** Words of the positions to try, in English. */
export const words = {
  title: (folk: string) => `Try ${folk}`,
  summary: (folk: string) =>
    `Three positions that show what ${folk} can do: choose on the board or from the list, take moves back, or be shown the way.`,
  section: 'Try it',
  positions: 'Positions',
  choices: 'What you can do',
  goods: 'What you have',
  loading: 'Setting the board …',
  back: 'Take back',
  restart: 'Start again',
  show: 'Show me the next step',
  reached: 'That is it.',
  elsewhere: 'Lawful, but not what this position is about. Take back, or start again.',
  happened: 'What happened',
  next: 'Next position',
  because: 'Rules',
  cancelFirst: (square: string) => `${square} is chosen; pick its second square, or tap it again to let go`,
  firstSquare: (square: string) => `${square}: first square`,
  morePossibilities: (square: string) => `${square}: several possibilities`,
  board: (folk: string) => `Home board of ${folk}`,
  exchanges: 'Exchanges',
};

export type TryWords = typeof words;
