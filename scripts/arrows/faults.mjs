// Compares the imports with the rules. Pure: takes both, returns sentences.

import { games } from './games.mjs';

/**
 * `src/caverna/engine/x.ts` stands in the room caverna/engine, `tests/caverna/odds/x.test.ts` in tests/caverna/odds,
 * `tests/table/x.test.ts` in tests/table, `content/caverna/…` in content/caverna and the rest of content in content.
 * Files beside the folders, and those beside the folders of src, are settings of the tools.
 */
export function roomOf(file) {
  const parts = file.split('/').slice(0, -1);
  const [top, first, second] = parts;
  const ofGame = games.includes(first);
  if (top === undefined || (top === 'src' && !first)) return 'settings';
  if (top === 'src') return ofGame ? `${first}/${second}` : first;
  if (top === 'tests') return ['tests', first, ...(ofGame ? [second] : [])].filter(Boolean).join('/');
  return first && (ofGame || (top === 'scripts' && first !== 'node')) ? `${top}/${first}` : top;
}

const isOf = (name, packages) =>
  packages.some(
    (allowed) => name === allowed || name.startsWith(allowed.endsWith(':') ? allowed : `${allowed}/`),
  );

function wrongArrow(imported, rooms, doors) {
  const from = roomOf(imported.from);
  const room = rooms[from];
  if (!room) return undescribed(from);
  if (imported.package)
    return isOf(imported.package, room.packages)
      ? undefined
      : `${from} must not use the package ${imported.package}`;
  if (imported.missing) return `${imported.file} does not exist`;
  const to = roomOf(imported.file);
  if (to === from) return undefined;
  if (!room.folders.includes(to)) return `${from} must not import from ${to}`;
  const door = doors[to];
  return door && imported.file !== door && !room.inside?.includes(to)
    ? `${to} is entered through ${door} only, not ${imported.file}`
    : undefined;
}

const undescribed = (room) =>
  `${room} is not on the map: name the game in scripts/arrows/games.mjs, or describe the room in scripts/arrows/rules.mjs`;

/** Files in rooms that nobody has described. */
export function homeless(files, rooms) {
  return files.flatMap((file) => (rooms[roomOf(file)] ? [] : [`${file}: ${undescribed(roomOf(file))}`]));
}

/** The first circle of files found, as a list of files, or undefined. */
function circle(imports) {
  const next = Map.groupBy(
    imports.filter(({ file }) => file),
    ({ from }) => from,
  );
  const done = new Set();
  const path = [];
  const visit = (file) => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    path.push(file);
    for (const { file: to } of next.get(file) ?? []) {
      const found = visit(to);
      if (found) return found;
    }
    path.pop();
    done.add(file);
    return undefined;
  };
  for (const file of next.keys()) {
    const found = visit(file);
    if (found) return found;
  }
  return undefined;
}

export function faults(imports, rooms, doors) {
  const arrows = imports.flatMap((imported) => {
    const wrong = wrongArrow(imported, rooms, doors);
    return wrong ? [`${imported.from}: ${wrong}`] : [];
  });
  const round = circle(imports);
  return round ? [...arrows, `These files import each other in a circle: ${round.join(' → ')}`] : arrows;
}
