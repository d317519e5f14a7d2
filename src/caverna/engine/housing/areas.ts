// What each square can hold (base.animals.*). An area holds one type of farm animal at a time.

import { HOOKS, POWER_BY_ID, powerWith } from '../powers/index.ts';
import type { SquareIndex } from '../state/squares.ts';
import type { Herd, Player } from '../state/types.ts';
import type { FarmAnimal } from '../state/vocabulary.ts';

export interface Area {
  at: SquareIndex;
  /** Farm animals it holds without dogs; 0 for a bare meadow. */
  capacity: number;
  /** The only type allowed, or null for any one type. */
  only: FarmAnimal | null;
  /** Dogs can watch sheep here (base.animals.dogs.2). */
  watchable: boolean;
  /** So many times the usual number of sheep are watched (folk.tile.sheepDogSchool). */
  flock: number;
}

/** How many times the usual number of sheep the player's dogs watch. */
export const flockOf = (player: Player): number => powerWith(player, 'flock')?.flock ?? 1;

/** Animals that a pasture holds in addition (folk.tile.waterTroughs). */
function extraIn(player: Player, at: SquareIndex): number {
  let extra = 0;
  for (const power of HOOKS.pastureHolds)
    if (player.powers[power.id]) extra += power.pastureHolds(player, at);
  return extra;
}

export function emptyFieldHolds(player: Player): number {
  let holds = 0;
  for (const power of HOOKS.emptyFieldHolds) if (player.powers[power.id]) holds += power.emptyFieldHolds;
  return holds;
}

const pasture = (player: Player, at: SquareIndex, room: number): Area => ({
  at,
  capacity: room + extraIn(player, at),
  only: null,
  watchable: !player.noForestDogs || !inForest(player, at),
  flock: flockOf(player),
});

/** A pasture with nothing but bare forest below it. */
function inForest({ squares }: Player, at: SquareIndex): boolean {
  const { wild, mate } = squares[at]!;
  return wild === true && (mate < 0 || squares[mate]!.wild === true);
}

/** The area a square stands for, or null. The second square of a large pasture stands for nothing. */
export function areaAt(player: Player, at: SquareIndex, fieldHolds: number): Area | null {
  const square = player.squares[at]!;
  switch (square.land) {
    // base.animals.pasture: a stable doubles a pasture.
    case 'smallPasture':
      return pasture(player, at, square.stable ? 4 : 2);
    case 'largePasture': {
      if (square.mate < at) return null;
      const stables = (square.stable ? 1 : 0) + (player.squares[square.mate]!.stable ? 1 : 0);
      return pasture(player, at, 4 << stables);
    }
    // base.animals.stable
    case 'meadow':
      return { at, capacity: square.stable ? 1 : 0, only: null, watchable: true, flock: flockOf(player) };
    // base.animals.boar; not even the dogs of Elves watch sheep here (folk.ability.elves.dogs).
    case 'forest':
      return square.stable ? { at, capacity: 1, only: 'wildBoar', watchable: false, flock: 1 } : null;
    case 'field':
      return fieldHolds &&
        (square.crops === 0 || (square.crop === 'gemfruit' && player.agreed?.gemfruitFieldsEmpty))
        ? { at, capacity: fieldHolds, only: null, watchable: false, flock: 1 }
        : null;
    // base.animals.mine
    case 'oreMine':
    case 'rubyMine':
      return { at, capacity: 1, only: 'donkey', watchable: false, flock: 1 };
    case 'furnished': {
      const shelter = POWER_BY_ID[square.tile!].shelter?.(player);
      return shelter
        ? { at, capacity: shelter.capacity, only: shelter.only ?? null, watchable: false, flock: 1 }
        : null;
    }
    default:
      return null;
  }
}

export function areasOf(player: Player): Area[] {
  const fieldHolds = emptyFieldHolds(player);
  const areas: Area[] = [];
  for (let at = 0; at < player.squares.length; at++) {
    const area = areaAt(player, at, fieldHolds);
    if (area) areas.push(area);
  }
  return areas;
}

/** How many of this animal an area holds; so many dogs watch one sheep more (base.animals.dogs.2). */
export function holds(area: Area, animal: FarmAnimal, dogs: number): number {
  if (area.only && area.only !== animal) return 0;
  if (animal === 'sheep' && dogs > 0 && area.watchable)
    return Math.max(area.capacity, area.flock * (dogs + 1));
  return area.capacity;
}

export function herdAt(player: Player, at: SquareIndex): Herd | undefined {
  for (const herd of player.herds) if (herd.at === at) return herd;
  return undefined;
}

export function dogsAt(player: Player, at: SquareIndex): number {
  for (const watch of player.watch) if (watch.at === at) return watch.n;
  return 0;
}

export function housed(player: Player, animal: FarmAnimal): number {
  let n = 0;
  for (const herd of player.herds) if (herd.animal === animal) n += herd.n;
  return n;
}

/** The herds with so many more, or fewer, of a type in one place. */
export function withHerd(herds: readonly Herd[], at: number, animal: FarmAnimal, more: number): Herd[] {
  let found = false;
  const next = herds.map((herd) => {
    if (herd.at !== at) return herd;
    found = true;
    return { ...herd, n: herd.n + more };
  });
  if (!found) next.push({ at, animal, n: more });
  return next.filter((herd) => herd.n > 0);
}
