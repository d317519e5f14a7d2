// The rooms of a game: every game has its folder in `src`, with rooms of these names, as far as it needs them.

/** The games on the shelf. */
export const games = ['caverna', 'battalia'];

/** What every room may speak of: languages, boxes, addresses, words of the interface. */
export const vocabulary = ['site', 'i18n'];
export const framework = ['astro', 'preact', 'astro:content', 'node:'];

/** The rooms of any game. A name without a game in front is a room of the same game. */
export const gameRooms = {
  engine: {
    says: 'the rules: pure functions over plain data',
    own: ['printed'],
    folders: ['plain'],
    packages: ['pure-rand'],
  },
  corrections: {
    says: 'what an owner has corrected, kept on the device',
    own: ['engine'],
    folders: ['table'],
  },
  table: {
    says: 'the game as the table needs it: its rules, campaigns, films, lessons',
    own: ['engine'],
    folders: ['table', 'content'],
  },
  simulators: {
    says: 'positions laid by hand, and links to them',
    own: ['engine'],
    folders: ['table', 'content'],
  },
  odds: { says: 'exact probabilities, and the best answer', own: ['engine'] },
  bots: { says: 'players that choose among legal moves', own: ['engine'] },
  machines: {
    says: 'the order in which a person steps through the rules',
    own: ['engine', 'table', 'simulators'],
    folders: ['table'],
    packages: ['xstate'],
  },
  telling: {
    says: 'moves, events and questions of a game in words, per language',
    own: ['engine'],
    folders: ['content', ...vocabulary],
  },
  printed: { says: 'what is printed on every home board, for the rules and for the drawing', own: [] },
  board: {
    says: 'a home board as a drawing; it knows no rules',
    own: ['printed'],
    folders: vocabulary,
    packages: ['preact'],
  },
  scene: {
    says: 'a position turned into what the board draws',
    own: ['engine', 'board', 'telling'],
    folders: ['content', ...vocabulary],
  },
  catalogue: {
    says: 'the components of all boxes, as pages list and compare them',
    own: ['engine', 'telling', 'board', 'site'],
    folders: ['catalogue', 'content', ...vocabulary],
    packages: ['astro:content'],
  },
  site: {
    says: 'what the site must know of the game: boxes, kinds, topics, addresses',
    own: ['catalogue'],
    folders: ['content', 'site'],
  },
  examples: {
    says: 'worked examples: played by the engine or drawn by hand, as pictures with words',
    own: ['engine', 'odds', 'board', 'scene', 'telling', 'simulators', 'catalogue', 'site'],
    folders: ['table', 'reference', 'content', ...vocabulary],
  },
  workers: {
    says: 'long work beside the page: bots, odds, replays of what strangers send',
    own: ['engine', 'bots', 'odds', 'table'],
    folders: ['table'],
  },
  lab: {
    says: 'whole games without people, for scripts and tests: nothing of it reaches a page',
    own: ['engine', 'bots', 'odds', 'table'],
    inside: ['engine'],
    folders: ['plain', 'content'],
    packages: ['node:'],
  },
  components: {
    says: 'parts of pages about this game, for writers',
    own: ['board', 'catalogue', 'engine', 'examples', 'facts'],
    folders: ['components', 'reference', 'styles', 'content', ...vocabulary],
    packages: framework,
  },
  facts: {
    says: 'what a page says of a component, from its data',
    own: ['board', 'catalogue', 'engine', 'simulators', 'components'],
    folders: ['catalogue', 'components', 'reference', 'shell', 'content', ...vocabulary],
    packages: framework,
  },
  layouts: {
    says: 'pages of components and their indexes',
    own: ['catalogue', 'components', 'facts', 'site'],
    folders: ['catalogue', 'components', 'layouts', 'reference', 'styles', ...vocabulary],
    packages: framework,
  },
  islands: {
    says: 'the interactive parts of pages',
    own: [
      'board',
      'scene',
      'telling',
      'machines',
      'table',
      'simulators',
      'corrections',
      'catalogue',
      'odds',
      'bots',
      'workers',
      'engine',
    ],
    folders: ['islands', 'table', 'icons', 'reference', 'styles', 'content', ...vocabulary],
    packages: ['preact', 'xstate'],
  },
};

/** What outsiders may import from a room of a game; rooms not named here are open. */
export const gameDoors = ['engine', 'machines', 'bots', 'odds'];

/** The tests of a game, by room: they look inside what they test, and enter everything else through its door. */
export const testing = {
  ...Object.fromEntries(
    Object.keys(gameRooms).map((name) => [name, { says: `tests of ${name}`, inside: [name] }]),
  ),
  // What an island shows is compared with what machine and odds say of the same event, step by step.
  islands: { says: 'tests of islands', inside: ['islands', 'machines', 'odds'] },
  lib: { says: 'helpers for tests of several rooms' },
  pages: { says: 'what pages say, against what the engine does' },
  hostile: { says: 'the same hostile inputs at every door' },
};
