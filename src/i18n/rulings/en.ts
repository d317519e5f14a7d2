/** What an open question says about the option that was made of it. */
export const en = {
  option: 'Your table decides',
  usual: 'usual',
  setUp: 'Set up a game',
};
