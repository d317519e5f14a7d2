// Turns the solver's answer (which area belongs to which type) into actual herds and watching dogs.

import type { Herd, Player, Watch } from '../state/types.ts';
import type { FarmAnimal } from '../state/vocabulary.ts';
import { type Area, dogsAt, flockOf, herdAt } from './areas.ts';

export interface Arrangement {
  herds: Herd[];
  watch: Watch[];
}

interface Shares {
  special: Area[];
  big: Area[];
  /** Owner of each big area; null is left to the sheep. */
  owner: (FarmAnimal | null)[];
  ones: Area[];
  meadows: Area[];
}

/** Animals of one type into these areas: first as many as stand there now, then whoever is left. */
function fill(player: Player, herds: Herd[], animal: FarmAnimal, heads: number, areas: Area[]): number {
  let left = heads;
  const placed = areas.map((area) => {
    const now = herdAt(player, area.at);
    const n = now?.animal === animal ? Math.min(now.n, area.capacity, left) : 0;
    left -= n;
    return n;
  });
  for (let i = 0; i < areas.length; i++) {
    const more = Math.min(left, areas[i]!.capacity - placed[i]!);
    left -= more;
    const n = placed[i]! + more;
    if (n > 0) herds.push({ at: areas[i]!.at, animal, n });
  }
  return left;
}

/** Sheep beyond the normal room, watched by as few dogs as possible. */
function watchSheep(player: Player, herds: Herd[], sheep: number, shares: Shares): Watch[] {
  const watch: Watch[] = [];
  let left = sheep;
  let dogs = player.goods.dog;
  const flock = flockOf(player);
  const meadows = [...shares.meadows].sort((a, b) => dogsAt(player, b.at) - dogsAt(player, a.at));
  for (const meadow of meadows) {
    if (left === 0 || dogs === 0) break;
    const n = Math.min(2 * flock, left);
    herds.push({ at: meadow.at, animal: 'sheep', n });
    watch.push({ at: meadow.at, n: 1 });
    left -= n;
    dogs--;
  }
  if (left === 0) return watch;
  // A first dog on a stabled meadow is worth more than a second one elsewhere (folk.tile.sheepDogSchool).
  if (flock > 1)
    for (const area of shares.ones) {
      const herd = herds.find((candidate) => candidate.at === area.at);
      if (left === 0 || dogs === 0 || !area.watchable || herd?.animal !== 'sheep') continue;
      const n = Math.min(2 * flock - herd.n, left);
      herd.n += n;
      watch.push({ at: area.at, n: 1 });
      left -= n;
      dogs--;
    }
  if (left === 0) return watch;
  if (watch.length > 0) {
    watch[0]!.n += Math.ceil(left / flock);
    herds.find((herd) => herd.at === watch[0]!.at)!.n += left;
    return watch;
  }
  // No bare meadow: the smallest watchable area with sheep takes them, with one dog for each sheep but one.
  const watchable = [...shares.ones, ...shares.big.filter((_, i) => shares.owner[i] === null)]
    .filter((area) => area.watchable)
    .sort((a, b) => a.capacity - b.capacity);
  for (const area of watchable) {
    const herd = herds.find((candidate) => candidate.at === area.at);
    if (herd?.animal !== 'sheep') continue;
    herd.n += left;
    return [{ at: area.at, n: Math.ceil(herd.n / flock) - 1 }];
  }
  return watch;
}

export function arrange(player: Player, heads: Record<FarmAnimal, number>, shares: Shares): Arrangement {
  const herds: Herd[] = [];
  const { special, big, owner, ones, meadows } = shares;
  const left = { ...heads };
  const standing = (area: Area, animal: FarmAnimal) => (herdAt(player, area.at)?.animal === animal ? 0 : 1);
  for (const animal of ['donkey', 'wildBoar', 'cattle', 'sheep'] as const) {
    left[animal] = fill(
      player,
      herds,
      animal,
      left[animal],
      special.filter((area) => area.only === animal),
    );
  }
  const dogsDecide = player.goods.dog > 0 && meadows.length === 0;
  let free = ones;
  for (const animal of ['donkey', 'wildBoar', 'cattle'] as const) {
    left[animal] = fill(
      player,
      herds,
      animal,
      left[animal],
      big.filter((_, i) => owner[i] === animal),
    );
    // Fields before stabled meadows when dogs may still be needed there; otherwise stay where you are.
    const order = [...free].sort((a, b) => {
      const fieldsFirst = dogsDecide ? Number(a.watchable) - Number(b.watchable) : 0;
      return fieldsFirst || standing(a, animal) - standing(b, animal);
    });
    const mine = order.slice(0, left[animal]);
    left[animal] = fill(player, herds, animal, left[animal], mine);
    free = free.filter((area) => !mine.includes(area));
  }
  const sheepAreas = [...big.filter((_, i) => owner[i] === null), ...free];
  left.sheep = fill(player, herds, 'sheep', left.sheep, sheepAreas);
  const watch =
    left.sheep > 0 ? watchSheep(player, herds, left.sheep, { ...shares, meadows, ones: free }) : [];
  return { herds, watch };
}
