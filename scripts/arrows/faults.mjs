// Compares the imports with the rules. Pure: takes both, returns sentences.

import { games } from './rules.mjs';

/** `src/caverna/engine/x.ts` stands in the room caverna/engine; `content/…` in content; `src/content.config.ts` in none. */
export function roomOf(file) {
  if (file.startsWith('content/')) return 'content';
  const [, first, second] = /^src\/([^/]+)\/(?:([^/]+)\/)?/.exec(file) ?? [];
  return games.includes(first) ? `${first}/${second}` : first;
}

const isOf = (name, packages) =>
  packages.some(
    (allowed) => name === allowed || name.startsWith(allowed.endsWith(':') ? allowed : `${allowed}/`),
  );

function wrongArrow(imported, rooms, doors) {
  const from = roomOf(imported.from);
  const room = rooms[from];
  if (from === undefined) return undefined;
  if (!room) return `src/${from} is not on the map: describe it in scripts/arrows/rules.mjs`;
  if (imported.package)
    return isOf(imported.package, room.packages)
      ? undefined
      : `${from} must not use the package ${imported.package}`;
  if (imported.missing) return `${imported.file} does not exist`;
  const to = roomOf(imported.file);
  if (to === from) return undefined;
  if (to === undefined || !room.folders.includes(to))
    return `${from} must not import from ${to ?? imported.file}`;
  const door = doors[to];
  return door && imported.file !== door && !room.inside?.includes(to)
    ? `${to} is entered through ${door} only, not ${imported.file}`
    : undefined;
}

/** The first circle of files found, as a list of files, or undefined. */
export function circle(imports) {
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
