// Which thing of one view is which thing of the next, so that it can glide from square to square.

import type { Things } from './view.ts';

export interface Placed {
  thing: Things;
  at: string;
}

export interface Named extends Placed {
  key: string;
}

/** Orcs walk above people, people above animals, animals above crops. */
const layers = ['grain', 'vegetable', 'gemfruit', 'mushroom', 'ore', 'ruby', 'food'];
const above = ['friendly-orc', 'orc', 'orc-d'];
const layerOf = ({ icon, faint }: Things): number =>
  faint ? 0 : layers.includes(icon) ? 1 : above.includes(icon) ? 3 : 2;

/**
 * Gives every thing a key. Who has an id keeps it; a thing that stays keeps its key; one that vanished from a
 * square lends its key to the same sort of thing that appeared elsewhere. The order never depends on places, so
 * nothing is taken out of the drawing and put back while it moves.
 */
export function nameThings(before: readonly Named[], now: readonly Placed[]): Named[] {
  const free = new Set(before.filter(({ thing }) => !thing.id));
  const taken = new Set(before.map(({ key }) => key));
  const keys = new Map<Placed, string>();
  const lend = (placed: Placed, same: (other: Named) => boolean): void => {
    const found = [...free].find((other) => other.thing.icon === placed.thing.icon && same(other));
    if (!found) return;
    free.delete(found);
    keys.set(placed, found.key);
  };
  for (const placed of now) if (placed.thing.id) keys.set(placed, `=${placed.thing.id}`);
  const nameless = (): Placed[] => now.filter((placed) => !keys.has(placed));
  for (const placed of nameless()) lend(placed, ({ at }) => at === placed.at);
  for (const placed of nameless()) if (!placed.thing.faint) lend(placed, ({ thing }) => !thing.faint);
  for (const placed of nameless()) {
    let n = 1;
    const fresh = (): string => `${placed.thing.icon}-${n}`;
    while (taken.has(fresh())) n++;
    taken.add(fresh());
    keys.set(placed, fresh());
  }
  return now
    .map((placed) => ({ ...placed, key: keys.get(placed) ?? '' }))
    .sort((a, b) => layerOf(a.thing) - layerOf(b.thing) || (a.key < b.key ? -1 : 1));
}
