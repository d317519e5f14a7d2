// What has changed between two boards of the same player, as marks.

import type { Mark } from '../board/view.ts';
import { type Player, squareName } from '../engine/index.ts';
import { type Ground, groundAt } from './ground.ts';
import { type Thing, thingsOf } from './things.ts';

const bare = (square: Ground | null): boolean =>
  !square || ((square.land === 'forest' || square.land === 'mountain') && !square.trap && !square.stable);

/** Better, worse or as before: the ground of a square. */
function groundChange(before: Ground | null, after: Ground | null): number {
  if (JSON.stringify(before) === JSON.stringify(after)) return 0;
  if (before?.occupied !== after?.occupied) return after?.occupied ? -1 : 1;
  if (before?.trap?.state === 'active' && after?.trap && after.trap.state !== 'active') return -1;
  if (before?.stable && !after?.stable && before.land === after?.land) return -1;
  return bare(after) ? -1 : 1;
}

/** What is counted on a square: goods by kind, people by id. Orcs are looked at apart. */
function counts(things: readonly Thing[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { sort, what, id, count = 1 } of things) {
    if (sort === 'orc' || sort === 'printed') continue;
    const key = id ?? what ?? '';
    found.set(key, (found.get(key) ?? 0) + (id ? 1 : count));
  }
  return found;
}

const orcsAt = (things: readonly Thing[]): string =>
  things.flatMap(({ sort, id, count, bound }) => (sort === 'orc' ? [`${id} ${count} ${bound}`] : [])).join();

/**
 * Marks for squares that changed: `new` where something came, `lost` where something went and nothing came,
 * `here` where an orc arrived or changed and all else is as before.
 */
export function difference(before: Player, after: Player): Record<string, Mark> {
  const marks: Record<string, Mark> = {};
  const [was, is] = [thingsOf(before), thingsOf(after)];
  after.squares.forEach((square, at) => {
    const name = squareName(at);
    const here = (things: readonly Thing[]): Thing[] => things.filter((thing) => thing.at === name);
    const [old, now] = [counts(here(was)), counts(here(is))];
    const ground = groundChange(groundAt(before, before.squares[at]!, at), groundAt(after, square, at));
    const more = [...now].some(([key, n]) => n > (old.get(key) ?? 0));
    const less = [...old].some(([key, n]) => n > (now.get(key) ?? 0));
    if (ground < 0) marks[name] = 'lost';
    else if (ground > 0 || more) marks[name] = 'new';
    else if (less) marks[name] = 'lost';
    else if (orcsAt(here(is)) && orcsAt(here(is)) !== orcsAt(here(was))) marks[name] = 'here';
  });
  return marks;
}
