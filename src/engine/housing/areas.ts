// What each square can hold (base.animals.*). An area holds one type of farm animal at a time.

import { HOOKS, POWER_BY_ID } from '../powers/index.ts';
import type { SquareIndex } from '../squares.ts';
import type { Herd, Player } from '../types.ts';
import type { FarmAnimal } from '../vocabulary.ts';

export interface Area {
  at: SquareIndex;
  /** Farm animals it holds without dogs; 0 for a bare meadow. */
  capacity: number;
  /** The only type allowed, or null for any one type. */
  only: FarmAnimal | null;
  /** Dogs can watch sheep here (base.animals.dogs.2). */
  watchable: boolean;
}

export function emptyFieldHolds(player: Player): number {
  let holds = 0;
  for (const power of HOOKS.emptyFieldHolds) if (player.powers[power.id]) holds += power.emptyFieldHolds;
  return holds;
}

/** The area a square stands for, or null. The second square of a large pasture stands for nothing. */
export function areaAt(player: Player, at: SquareIndex, fieldHolds: number): Area | null {
  const square = player.squares[at]!;
  switch (square.land) {
    case 'smallPasture':
      return { at, capacity: square.stable ? 4 : 2, only: null, watchable: true };
    case 'largePasture': {
      if (square.mate < at) return null;
      const stables = (square.stable ? 1 : 0) + (player.squares[square.mate]!.stable ? 1 : 0);
      return { at, capacity: 4 << stables, only: null, watchable: true };
    }
    case 'meadow':
      return { at, capacity: square.stable ? 1 : 0, only: null, watchable: true };
    case 'forest':
      return square.stable ? { at, capacity: 1, only: 'wildBoar', watchable: false } : null;
    case 'field':
      return fieldHolds && square.crops === 0
        ? { at, capacity: fieldHolds, only: null, watchable: false }
        : null;
    case 'oreMine':
    case 'rubyMine':
      return { at, capacity: 1, only: 'donkey', watchable: false };
    case 'furnished': {
      const shelter = POWER_BY_ID[square.tile!].shelter?.(player);
      return shelter
        ? { at, capacity: shelter.capacity, only: shelter.only ?? null, watchable: false }
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

/** How many of this animal an area holds with so many dogs on it. */
export function holds(area: Area, animal: FarmAnimal, dogs: number): number {
  if (area.only && area.only !== animal) return 0;
  if (animal === 'sheep' && dogs > 0 && area.watchable) return Math.max(area.capacity, dogs + 1);
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
