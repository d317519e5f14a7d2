// The arrows of the house, as data: engine ← machines ← islands ← pages, and engine ← bots.
// A folder may import from itself, from the folders and packages named here, and from nothing else.

/** The front door of a folder: what outsiders may import from it. Folders not named here are open. */
export const doors = {
  engine: 'src/engine/index.ts',
  machines: 'src/machines/index.ts',
  bots: 'src/bots/index.ts',
  odds: 'src/odds/index.ts',
};

const vocabulary = ['site', 'i18n'];
const framework = ['astro', 'preact', 'astro:content', 'node:'];

export const rooms = {
  engine: { says: 'the rules: pure functions over plain data', folders: [], packages: ['pure-rand'] },
  session: {
    says: 'a game as a log of moves: undo and branch, links and files, what is kept on the device',
    folders: ['engine'],
    packages: [],
  },
  odds: {
    says: 'exact probabilities of an orc event, and the best answer',
    folders: ['engine'],
    packages: [],
  },
  machines: {
    says: 'the order in which a person steps through the rules',
    folders: ['engine', 'session'],
    packages: ['xstate'],
  },
  telling: {
    says: 'moves, events and questions of a game in words, per language',
    folders: ['engine', 'content', ...vocabulary],
    packages: [],
  },
  scene: {
    says: 'a position turned into what the board draws',
    folders: ['engine', 'board', 'telling', 'content', ...vocabulary],
    packages: [],
  },
  examples: {
    says: 'worked examples: played by the engine or drawn by hand, as pictures with words',
    folders: [
      'engine',
      'board',
      'scene',
      'telling',
      'session',
      'catalogue',
      'reference',
      'content',
      ...vocabulary,
    ],
    packages: [],
  },
  workers: {
    says: 'long work beside the page: bots, odds, replays of what strangers send',
    folders: ['engine', 'bots', 'odds', 'session'],
    packages: [],
  },
  bots: { says: 'players that choose among legal moves', folders: ['engine'], packages: [] },
  islands: {
    says: 'the interactive parts of pages',
    folders: [
      'board',
      'scene',
      'telling',
      'machines',
      'session',
      'odds',
      'bots',
      'workers',
      'engine',
      'icons',
      'reference',
      'styles',
      'content',
      ...vocabulary,
    ],
    packages: ['preact', 'xstate'],
  },
  site: {
    says: 'languages, shelves, kinds, addresses',
    folders: ['icons', 'content'],
    packages: ['astro:content'],
  },
  i18n: { says: 'the words of the interface, one file per language', folders: ['site'], packages: [] },
  reference: {
    says: 'permanent ids, references and links, and their checks',
    folders: ['board', 'catalogue', 'engine', 'session', 'content', ...vocabulary],
    packages: ['astro', 'node:'],
  },
  board: { says: 'a home board as a drawing; it knows no rules', folders: vocabulary, packages: ['preact'] },
  catalogue: {
    says: 'the components of all boxes, as pages list and compare them',
    folders: ['engine', 'telling', 'content', ...vocabulary],
    packages: ['astro:content'],
  },
  search: { says: 'the search dialog, fetched when it opens', folders: vocabulary, packages: [] },
  scripts: {
    says: 'the few lines of script on every page',
    folders: ['search', ...vocabulary],
    packages: [],
  },
  components: {
    says: 'the parts of static pages',
    folders: [
      'examples',
      'board',
      'catalogue',
      'engine',
      'reference',
      'scripts',
      'icons',
      'styles',
      'content',
      ...vocabulary,
    ],
    packages: framework,
  },
  layouts: {
    says: 'the frames of static pages',
    folders: ['components', 'catalogue', 'reference', 'scripts', 'styles', ...vocabulary],
    packages: framework,
  },
  pages: {
    says: 'one file per address or family of addresses',
    folders: [
      'islands',
      'examples',
      'board',
      'scene',
      'telling',
      'session',
      'layouts',
      'components',
      'catalogue',
      'engine',
      'reference',
      'styles',
      'content',
      ...vocabulary,
    ],
    packages: framework,
  },
};
