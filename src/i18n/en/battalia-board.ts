/** What Battalia’s board is called, square by square, in English. */
export const words = {
  oracle: 'Sun Oracle',
  turnedHint:
    'On this narrow screen the board is drawn turned a quarter: north, the Oracle’s side, is on the right, and what the rules call right is below.',
  board: 'The board',
  empty: 'empty',
  player: (n: number) => `Player ${n}`,
  neutral: 'neutral',
  startFree: 'start city, nobody’s yet',
  city: (level: number, owner: string) => `city of level ${level}, ${owner}`,
  road: 'road',
  crossroads: 'crossroads',
  posts: (owners: string) => `trading post of ${owners}`,
  ruins: 'ruins',
  valley: 'valley card',
  marks: {
    gate: 'place for a stormgate',
    start: 'place for a start city',
    neutral: 'place for a neutral city',
    ruins: 'place for ruins',
    out: 'not part of this game',
  },
  hero: (owner: string) => `hero of ${owner}`,
  bilkarr: 'Bilkarr',
  bilkarrMaybe: 'Bilkarr may be here',
  metamorpha: 'Metamorpha',
  picked: 'chosen',
  inWords: 'The board in words',
};

export type BoardWords = typeof words;
