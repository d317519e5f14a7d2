// The arrows of the project, as data. Inside a game: engine ← machines ← islands; a game may use `table`, which knows no
// game; games never import each other; pages put everything together.
// A folder may import from itself, from the folders and packages named here, and from nothing else.

/** Games on the shelf: each has its folder in `src`, with rooms of the same names. */
export const games = ['caverna'];

const vocabulary = ['site', 'i18n'];
const framework = ['astro', 'preact', 'astro:content', 'node:'];

/** The rooms of any game. A name without a game in front is a room of the same game. */
const gameRooms = {
  engine: {
    says: 'the rules: pure functions over plain data',
    own: [],
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
  odds: { says: 'exact probabilities of an orc event, and the best answer', own: ['engine'] },
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
  board: { says: 'a home board as a drawing; it knows no rules', folders: vocabulary, packages: ['preact'] },
  scene: {
    says: 'a position turned into what the board draws',
    own: ['engine', 'board', 'telling'],
    folders: ['content', ...vocabulary],
  },
  catalogue: {
    says: 'the components of all boxes, as pages list and compare them',
    own: ['engine', 'telling', 'board'],
    folders: ['content', ...vocabulary],
    packages: ['astro:content'],
  },
  examples: {
    says: 'worked examples: played by the engine or drawn by hand, as pictures with words',
    own: ['engine', 'board', 'scene', 'telling', 'simulators', 'catalogue'],
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
    folders: ['plain'],
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
    folders: ['components', 'reference', 'scripts', 'content', ...vocabulary],
    packages: framework,
  },
  layouts: {
    says: 'pages of components and their indexes',
    own: ['catalogue', 'components', 'facts'],
    folders: ['components', 'layouts', 'reference', 'styles', ...vocabulary],
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
const gameDoors = ['engine', 'machines', 'bots', 'odds'];

const of = (game) => (names) => names.map((name) => `${game}/${name}`);

const roomsOfGames = Object.fromEntries(
  games.flatMap((game) =>
    Object.entries(gameRooms).map(([name, { says, own = [], inside = [], folders = [], packages = [] }]) => [
      `${game}/${name}`,
      { says, folders: [...of(game)(own), ...folders], inside: of(game)(inside), packages },
    ]),
  ),
);
const everyRoom = games.flatMap((game) => of(game)(Object.keys(gameRooms)));

/** The front door of a folder: what outsiders may import from it. Folders not named here are open. */
export const doors = Object.fromEntries(
  games.flatMap((game) => gameDoors.map((name) => [`${game}/${name}`, `src/${game}/${name}/index.ts`])),
);

export const rooms = {
  ...roomsOfGames,
  plain: { says: 'fingerprints of plain data', folders: [], packages: [] },
  table: {
    says: 'any game as a log of moves: undo and branch, links and files, what is kept on the device',
    folders: ['plain'],
    packages: [],
  },
  islands: {
    says: 'what interactive parts of all games share',
    folders: ['table', ...vocabulary],
    packages: ['preact', 'xstate'],
  },
  site: {
    says: 'languages, games, shelves, kinds, addresses',
    folders: ['icons', 'content'],
    packages: ['astro:content'],
  },
  i18n: { says: 'the words of the interface, a folder per language', folders: ['site'], packages: [] },
  games: {
    says: 'the games on the shelf: what each brings to the site',
    folders: [...everyRoom, 'components'],
    packages: [],
  },
  reference: {
    says: 'permanent ids, references and links, and their checks',
    folders: ['games', 'content', ...vocabulary],
    packages: ['astro', 'node:'],
  },
  search: { says: 'the search dialog, fetched when it opens', folders: vocabulary, packages: [] },
  scripts: {
    says: 'the few lines of script on every page',
    folders: ['search', ...vocabulary],
    packages: [],
  },
  components: {
    says: 'the parts of static pages',
    folders: ['games', 'reference', 'scripts', 'icons', 'styles', 'content', ...vocabulary],
    packages: framework,
  },
  layouts: {
    says: 'the frames of static pages',
    folders: ['games', 'components', 'reference', 'scripts', 'styles', ...vocabulary],
    packages: framework,
  },
  pages: {
    says: 'one file per address or family of addresses; the only place that knows all games',
    folders: [
      ...everyRoom,
      'games',
      'layouts',
      'components',
      'reference',
      'styles',
      'content',
      ...vocabulary,
    ],
    packages: framework,
  },
};
