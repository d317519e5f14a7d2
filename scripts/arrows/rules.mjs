// The arrows of the project, as data. Inside a game: engine ← machines ← islands; a game may use `table`, which knows no
// game; games never import each other; `games` and `pages` put everything together. Nothing that is published imports
// from tests or scripts.
// A room may import from itself, from the rooms and packages named here, and from nothing else.

import { framework, gameDoors, gameRooms, games, testing, vocabulary } from './games.mjs';

const of = (game) => (names) => names.map((name) => `${game}/${name}`);

/** A room of a game that reads `content` reads what is written for its own game, and what is written for all. */
const withContent = (game, folders) =>
  folders.includes('content') ? [...folders, `content/${game}`] : folders;

const roomsOf = (game) =>
  Object.entries(gameRooms).map(([name, { says, own = [], inside = [], folders = [], packages = [] }]) => [
    `${game}/${name}`,
    {
      says,
      folders: [...of(game)(own), ...withContent(game, folders)],
      inside: of(game)(inside),
      packages,
    },
  ]);
const roomsOfGames = Object.fromEntries(games.flatMap(roomsOf));
const everyGame = [...Object.keys(roomsOfGames), ...games.map((game) => `content/${game}`)];

/** The front door of a room: what outsiders may import from it. Rooms not named here are open. */
export const doors = Object.fromEntries(
  games.flatMap((game) => gameDoors.map((name) => [`${game}/${name}`, `src/${game}/${name}/index.ts`])),
);

/** What is published and belongs to no game. */
const shared = {
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
    says: 'languages, games and boxes, shelves, kinds, addresses',
    folders: ['icons', 'content', 'games'],
    packages: ['astro:content'],
  },
  i18n: {
    says: 'the words of the interface, a folder per language',
    folders: ['site', 'content'],
    packages: [],
  },
  catalogue: {
    says: 'components of any game: their names, their texts, the data export; it knows no game',
    folders: ['content', ...vocabulary],
    packages: ['astro:content'],
  },
  games: {
    says: 'the games on the shelf: what each brings to the site',
    folders: [...everyGame, 'catalogue', 'components', ...vocabulary],
    packages: [],
  },
  reference: {
    says: 'permanent ids, references and links, and their checks',
    folders: ['games', 'content', ...vocabulary],
    packages: ['astro', 'node:'],
  },
  search: {
    says: 'what a question asks for, what answers it, and the dialog; fetched when it opens',
    folders: vocabulary,
    packages: ['@orama/stemmers'],
  },
  shell: {
    says: 'the few lines of script on every page',
    folders: ['search', ...vocabulary],
    packages: [],
  },
  components: {
    says: 'the parts of static pages',
    folders: ['games', 'catalogue', 'reference', 'shell', 'icons', 'styles', 'content', ...vocabulary],
    packages: framework,
  },
  layouts: {
    says: 'the frames of static pages',
    folders: ['games', 'catalogue', 'components', 'reference', 'shell', 'styles', ...vocabulary],
    packages: framework,
  },
  pages: {
    says: 'one file per address or family of addresses; like games, it knows all games',
    folders: [
      ...everyGame,
      'games',
      'catalogue',
      'layouts',
      'components',
      'reference',
      'styles',
      'content',
      ...vocabulary,
    ],
    packages: framework,
  },
  icons: { says: 'the icon set, one drawing per file', folders: [], packages: [] },
  styles: { says: 'colours, type and forms', folders: [], packages: [] },
  content: { says: 'what writers write: pages, glossary, permanent ids', folders: [], packages: [] },
};

const contents = Object.fromEntries(
  games.map((game) => [
    `content/${game}`,
    { says: 'names, examples, scenarios and recorded games of one game', folders: [], packages: [] },
  ]),
);

/** Tests of one room of a game look inside that room, and share helpers through `lib` only. */
const testsOfGames = Object.fromEntries(
  games.flatMap((game) =>
    Object.entries(testing).map(([name, { says, inside = [] }]) => [
      `tests/${game}/${name}`,
      {
        says,
        folders: [
          ...Object.keys(shared),
          ...Object.keys(roomsOfGames).filter((room) => room.startsWith(`${game}/`)),
          `content/${game}`,
          'tests/lib',
          `tests/${game}/lib`,
        ],
        inside: of(game)(inside),
        packages: ['vitest', 'fast-check', 'node:', 'vite', 'preact', 'xstate'],
      },
    ]),
  ),
);
const sharedHelpers = ['tests/lib', ...games.map((game) => `tests/${game}/lib`)];

const tests = {
  ...testsOfGames,
  'tests/lib': {
    says: 'helpers for tests of all rooms',
    folders: ['table', 'site'],
    packages: ['vitest', 'xstate'],
  },
  'tests/table': {
    says: 'saves, links, undo, two windows, mishaps of a device',
    folders: ['table', 'plain', ...everyGame, ...sharedHelpers],
    packages: ['vitest', 'fast-check', 'node:'],
  },
  'tests/search': {
    says: 'questions and what is found: words, spelling, ranking, excerpts; what is most asked',
    folders: [
      'search',
      'site',
      'reference',
      'content',
      ...games.map((game) => `content/${game}`),
      'scripts/search',
      ...sharedHelpers,
    ],
    packages: ['vitest', 'fast-check', 'node:'],
  },
  'tests/site': {
    says: 'the project itself: lock file, arrows, ids, words, icons, links',
    folders: [...Object.keys(shared), ...everyGame, 'scripts', 'scripts/arrows', ...sharedHelpers],
    packages: ['vitest', 'node:', 'typescript', 'vite'],
  },
  'tests/browser': {
    says: 'the built site in a real browser',
    folders: [...Object.keys(shared), ...everyGame, ...sharedHelpers],
    packages: ['@playwright/test', '@axe-core/playwright', 'node:'],
  },
};

const scripts = {
  scripts: {
    says: 'setup, build, search index, checks of the built site',
    folders: ['reference', 'site', 'games', 'scripts/search'],
    packages: ['node:', 'vite', 'astro', 'node-html-parser', '@playwright/test'],
  },
  'scripts/search': {
    says: 'the index of the search from finished pages, and how well it answers',
    folders: ['search', 'site', 'scripts'],
    packages: ['node:', 'node-html-parser', 'pagefind', 'minisearch', '@playwright/test'],
  },
  'scripts/arrows': { says: 'this: arrows, map, table', folders: [], packages: ['node:', 'typescript'] },
  ...Object.fromEntries(
    games.map((game) => [
      `scripts/${game}`,
      {
        says: 'whole games from the command line',
        folders: Object.keys(roomsOfGames).filter((room) => room.startsWith(`${game}/`)),
        packages: ['node:'],
      },
    ]),
  ),
  settings: {
    says: 'settings of the tools',
    folders: ['scripts', 'reference', 'site', 'games'],
    packages: [
      'astro',
      '@astrojs/mdx',
      '@astrojs/preact',
      '@astrojs/sitemap',
      '@playwright/test',
      'vitest',
      'node:',
      'astro:content',
    ],
  },
};

/** What is published, which is what the map shows. */
export const published = { ...roomsOfGames, ...shared };

export const rooms = { ...published, ...contents, ...tests, ...scripts };
