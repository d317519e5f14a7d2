// Which thing of one view is which thing of the next, so that it can glide from square to square.

import type { Things } from './view.ts';

export interface Standing {
  thing: Things;
  at: string;
}

export interface Named extends Standing {
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
export function nameThings(before: readonly Named[], now: readonly Standing[]): Named[] {
  const free = new Set(before.filter(({ thing }) => !thing.id));
  const taken = new Set(before.map(({ key }) => key));
  const keys = new Map<Standing, string>();
  const lend = (standing: Standing, same: (other: Named) => boolean): void => {
    const found = [...free].find((other) => other.thing.icon === standing.thing.icon && same(other));
    if (!found) return;
    free.delete(found);
    keys.set(standing, found.key);
  };
  for (const standing of now) if (standing.thing.id) keys.set(standing, `=${standing.thing.id}`);
  const nameless = (): Standing[] => now.filter((standing) => !keys.has(standing));
  for (const standing of nameless()) lend(standing, ({ at }) => at === standing.at);
  for (const standing of nameless()) if (!standing.thing.faint) lend(standing, ({ thing }) => !thing.faint);
  for (const standing of nameless()) {
    let n = 1;
    const fresh = (): string => `${standing.thing.icon}-${n}`;
    while (taken.has(fresh())) n++;
    taken.add(fresh());
    keys.set(standing, fresh());
  }
  return now
    .map((standing) => ({ ...standing, key: keys.get(standing) ?? '' }))
    .sort((a, b) => layerOf(a.thing) - layerOf(b.thing) || (a.key < b.key ? -1 : 1));
}
