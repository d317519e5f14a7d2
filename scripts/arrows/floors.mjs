// Where the rooms stand on the map, floor by floor: what people see on top, what depends on nothing at the bottom.
// `column` and `wide` count in columns of the map.

const row = (...names) => names.map((name, column) => ({ name, column, wide: 1 }));

/** Pages and what they are made of. */
export const siteFloors = [
  [{ name: 'pages', column: 0, wide: 6 }],
  row('search', 'shell', 'layouts', 'components', 'reference', 'games'),
];

/** The rooms of a game, the same for every game. */
export const gameFloors = [
  [...row('layouts', 'facts', 'components'), { name: 'islands', column: 3, wide: 3 }],
  row('site', 'examples', 'machines', 'corrections', 'workers', 'lab'),
  row('catalogue', 'scene', 'simulators', 'table', 'bots', 'odds'),
  [...row('board', 'telling'), { name: 'engine', column: 2, wide: 4 }],
  [{ name: 'printed', column: 0, wide: 6 }],
];

/** What all games share and no game is known to. */
export const sharedFloors = [
  row('table', 'islands', 'catalogue', 'i18n', 'site', 'icons'),
  [
    { name: 'plain', column: 0, wide: 5 },
    { name: 'styles', column: 5, wide: 1 },
  ],
];

/** From a click to the next picture, each step with the file that takes it. */
export const click = [
  {
    name: 'shown',
    file: 'src/caverna/islands/play/decide/Choices.tsx',
    says: 'legal moves of the engine, as things to click',
  },
  {
    name: 'chosen',
    file: 'src/caverna/islands/play/preview/use-look-first.ts',
    says: 'one function takes every click; a finger may look first',
  },
  { name: 'sent', file: 'src/caverna/machines/game.ts', says: 'the machine says whether a move counts now' },
  { name: 'played', file: 'src/table/timeline.ts', says: 'once, by the engine, into the tree of moves' },
  { name: 'kept', file: 'src/table/journal.ts', says: 'noted on the device before the table answers' },
  {
    name: 'drawn',
    file: 'src/caverna/islands/play/Room.tsx',
    says: 'the new game; films of orcs from the same moments',
  },
];
