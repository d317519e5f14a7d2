// An exact answer to "can these animals live here, and where?".
//
// Areas for one type only are filled first: nobody else could use them. What is left is shared among the
// flexible areas. Donkeys, boar and cattle are given whole areas by a depth-first search; sheep take the
// rest and are the only ones that dogs help. Present places are tried first.

import type { SquareIndex } from '../state/squares.ts';
import type { Player } from '../state/types.ts';
import { FARM_ANIMALS, type FarmAnimal } from '../state/vocabulary.ts';
import { type Area, areasOf, dogsAt, flockOf, herdAt, holds } from './areas.ts';
import { type Arrangement, arrange } from './arrange.ts';

export type Heads = Record<FarmAnimal, number>;

export const headsOf = (player: Player): Heads => {
  const { sheep, donkey, wildBoar, cattle } = player.goods;
  return { sheep, donkey, wildBoar, cattle };
};

const PICKY = ['donkey', 'wildBoar', 'cattle'] as const;
type Picky = (typeof PICKY)[number];

interface Search {
  big: Area[];
  ones: number;
  /** Stabled meadows among the areas for one animal: dogs can watch there. */
  watchableOnes: number;
  bareMeadows: number;
  dogs: number;
  /** So many times the usual number of sheep are watched. */
  flock: number;
  present: (FarmAnimal | null)[];
  owner: (FarmAnimal | null)[];
}

/** Sheep that dogs add when these areas are left to the sheep (base.animals.dogs.2). */
function dogGain(search: Search, sheepOnes: number): number {
  const { dogs, bareMeadows, big, owner, flock } = search;
  if (dogs === 0) return 0;
  // The first dog on a bare meadow adds two sheep, any other dog at best one; Sheep dog school doubles both,
  // so that the first dog on a stabled meadow adds three.
  if (bareMeadows > 0 || sheepOnes > 0) {
    const onMeadows = Math.min(dogs, bareMeadows);
    return flock * (dogs + onMeadows) + (flock - 1) * Math.min(dogs - onMeadows, sheepOnes);
  }
  let smallest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < big.length; i++)
    if (owner[i] === null && big[i]!.watchable) smallest = Math.min(smallest, big[i]!.capacity);
  return Math.max(0, flock * (dogs + 1) - smallest);
}

/** With the big areas given out, do the small ones and the dogs cover the rest? */
function restFits(search: Search, need: Heads, sheepRoom: number): boolean {
  const others = need.donkey + need.wildBoar + need.cattle;
  if (others > search.ones) return false;
  const plainOnes = search.ones - search.watchableOnes;
  const sheepOnes = search.watchableOnes - Math.max(0, others - plainOnes);
  return need.sheep <= sheepRoom + search.ones - others + dogGain(search, sheepOnes);
}

/** Who may get a big area, present owner first; null leaves it to the sheep. */
const TRY_ORDER: Record<FarmAnimal | 'empty', readonly (Picky | null)[]> = {
  empty: [null, ...PICKY],
  sheep: [null, ...PICKY],
  donkey: ['donkey', 'wildBoar', 'cattle', null],
  wildBoar: ['wildBoar', 'donkey', 'cattle', null],
  cattle: ['cattle', 'donkey', 'wildBoar', null],
};

/** Areas that are alike in every way need not be tried in every order. */
function alike({ big, present }: Search, i: number): boolean {
  const [a, b] = [big[i - 1], big[i]!];
  return a?.capacity === b.capacity && a.watchable === b.watchable && present[i - 1] === present[i];
}

function assign(
  search: Search,
  i: number,
  need: Heads,
  sheepRoom: number,
  roomLeft: number,
  lastChoice: number,
): boolean {
  const others = need.donkey + need.wildBoar + need.cattle;
  if (others > roomLeft + search.ones) return false;
  if (others + need.sheep > roomLeft + sheepRoom + search.ones + 2 * search.flock * search.dogs) return false;
  if (i === search.big.length) return restFits(search, need, sheepRoom);
  const { capacity } = search.big[i]!;
  const order = TRY_ORDER[search.present[i] ?? 'empty'];
  for (let choice = alike(search, i) ? lastChoice : 0; choice < order.length; choice++) {
    const animal = order[choice]!;
    search.owner[i] = animal;
    if (animal === null) {
      if (assign(search, i + 1, need, sheepRoom + capacity, roomLeft - capacity, choice)) return true;
    } else if (need[animal] > 0) {
      const left = { ...need, [animal]: Math.max(0, need[animal] - capacity) };
      if (assign(search, i + 1, left, sheepRoom, roomLeft - capacity, choice)) return true;
    }
    search.owner[i] = null;
  }
  return false;
}

/** A place for every animal, close to the present one, or null when there is none. */
export function solve(player: Player, heads: Heads = headsOf(player)): Arrangement | null {
  const areas = areasOf(player);
  const need: Heads = { ...heads };
  const big: Area[] = [];
  const ones: Area[] = [];
  const special: Area[] = [];
  const meadows: Area[] = [];
  let room = 0;
  for (const area of areas) {
    if (area.only) {
      special.push(area);
      need[area.only] = Math.max(0, need[area.only] - area.capacity);
    } else if (area.capacity > 1) {
      big.push(area);
      room += area.capacity;
    } else (area.capacity === 1 ? ones : meadows).push(area);
  }
  big.sort((a, b) => b.capacity - a.capacity);
  const search: Search = {
    big,
    ones: ones.length,
    watchableOnes: ones.filter((area) => area.watchable).length,
    bareMeadows: meadows.length,
    dogs: player.goods.dog,
    flock: flockOf(player),
    present: big.map((area) => herdAt(player, area.at)?.animal ?? null),
    owner: big.map(() => null),
  };
  if (!assign(search, 0, need, 0, room, 0)) return null;
  return arrange(player, heads, { special, big, owner: search.owner, ones, meadows });
}

/** Do these animals fit at all? */
export const fits = (player: Player, heads: Heads): boolean => solve(player, heads) !== null;

/** base.animals.rearrange: could all animals live away from these squares? */
export function vacates(player: Player, squares: readonly SquareIndex[]): boolean {
  if (!player.herds.some(({ at }) => squares.includes(at))) return true;
  const without = player.squares.map((square, at) =>
    squares.includes(at) ? { ...square, land: 'off' as const } : square,
  );
  return fits({ ...player, squares: without }, headsOf(player));
}

export const noHeads = (): Heads => ({ sheep: 0, donkey: 0, wildBoar: 0, cattle: 0 });

/** Are all animals in lawful places, all of them? */
export function allHoused(player: Player): boolean {
  const areas = areasOf(player);
  const found = noHeads();
  const seen = new Set<number>();
  let dogs = 0;
  for (const watch of player.watch) {
    dogs += watch.n;
    if (watch.n < 1 || !areas.some((area) => area.at === watch.at && area.watchable)) return false;
  }
  if (dogs > player.goods.dog) return false;
  for (const herd of player.herds) {
    const area = areas.find((candidate) => candidate.at === herd.at);
    if (!area || herd.n < 1 || seen.has(herd.at)) return false;
    seen.add(herd.at);
    if (herd.n > holds(area, herd.animal, dogsAt(player, herd.at))) return false;
    found[herd.animal] += herd.n;
  }
  return FARM_ANIMALS.every((animal) => found[animal] === player.goods[animal]);
}
