/** What an open question says about the option that was made of it, and what a ruling rests on. */
export const words = {
  option: 'Your table decides',
  usual: 'usual',
  setUp: 'Set up a game',
  ruling: 'Ruling',
  basis: { stated: 'stated', derived: 'derived', choice: 'our choice' },
  switchable: 'an option',
};

export type RulingWords = typeof words;
