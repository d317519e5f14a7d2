// Keeping every animal in a lawful place while the game goes on.

import { HOOKS } from '../powers/index.ts';
import { isMine } from '../state/board.ts';
import type { Herd, Player } from '../state/types.ts';
import type { FarmAnimal } from '../state/vocabulary.ts';
import { areaAt, areasOf, dogsAt, emptyFieldHolds, herdAt, holds, housed, withHerd } from './areas.ts';
import { allHoused, solve } from './solve.ts';

/** The quick way: room next to their own kind, in an area of their own, or in an empty one. */
export function squeezeIn(player: Player, animal: FarmAnimal, heads: number): boolean {
  let left = heads;
  let herds = player.herds;
  const fieldHolds = emptyFieldHolds(player);
  for (const herd of player.herds) {
    if (left === 0) break;
    if (herd.animal !== animal) continue;
    const area = areaAt(player, herd.at, fieldHolds);
    const spare = area ? holds(area, animal, dogsAt(player, herd.at)) - herd.n : 0;
    if (spare <= 0) continue;
    const more = Math.min(spare, left);
    herds = withHerd(herds, herd.at, animal, more);
    left -= more;
  }
  if (left > 0) {
    const empty = areasOf(player).filter(
      (area) => area.capacity > 0 && (!area.only || area.only === animal) && !herdAt(player, area.at),
    );
    // Areas for this type alone first, then the smallest.
    empty.sort((a, b) => Number(b.only !== null) - Number(a.only !== null) || a.capacity - b.capacity);
    for (const area of empty) {
      if (left === 0) break;
      if (!area.only && area.capacity < left && empty.some((other) => other.capacity > area.capacity))
        continue;
      const more = Math.min(area.capacity, left);
      herds = withHerd(herds, area.at, animal, more);
      left -= more;
    }
  }
  if (left > 0) return false;
  player.herds = herds;
  return true;
}

/** Finds places for animals just gained. False when not all of the player's animals can be housed. */
export function houseNew(player: Player, animal: FarmAnimal, heads: number): boolean {
  if (player.fiends?.still === 'full') return false;
  if (housed(player, animal) + heads === player.goods[animal] && squeezeIn(player, animal, heads))
    return true;
  return houseAll(player);
}

/** Finds places for all animals, close to the present ones. */
export function houseAll(player: Player): boolean {
  // fiends.event.noRearranging
  if (player.fiends?.still) return allHoused(player);
  const answer = solve(player);
  if (!answer) return false;
  player.herds = answer.herds;
  player.watch = answer.watch;
  return true;
}

/** After the board has changed: are all still lawfully housed? If not, rearrange. */
export function rehouse(player: Player): boolean {
  if (player.herds.length === 0 && player.watch.length === 0) return true;
  if (allHoused(player)) return true;
  if (houseAll(player)) return true;
  dropUnlawful(player);
  return false;
}

/** Keeps the herds that are lawful where they stand; the others are homeless until the player decides. */
function dropUnlawful(player: Player): void {
  const fieldHolds = emptyFieldHolds(player);
  player.watch = player.watch.filter((watch) => areaAt(player, watch.at, fieldHolds)?.watchable);
  const seen = new Set<number>();
  const kept: Herd[] = [];
  for (const herd of player.herds) {
    const area = areaAt(player, herd.at, fieldHolds);
    if (!area || seen.has(herd.at)) continue;
    seen.add(herd.at);
    const n = Math.min(herd.n, holds(area, herd.animal, dogsAt(player, herd.at)));
    if (n > 0) kept.push({ ...herd, n });
  }
  player.herds = kept;
}

/** Takes animals away: homeless ones first, those in the way of an orc, then from small herds, working donkeys last. */
export function removeHeads(player: Player, animal: FarmAnimal, heads: number): void {
  let left = heads - Math.max(0, player.goods[animal] + heads - housed(player, animal));
  while (left > 0) {
    let least: Herd | null = null;
    for (const herd of player.herds) {
      if (herd.animal !== animal) continue;
      if (!least || rank(player, herd) < rank(player, least)) least = herd;
    }
    if (!least) return;
    const n = Math.min(left, least.n);
    player.herds = withHerd(player.herds, least.at, animal, -n);
    left -= n;
  }
}

const rank = (player: Player, herd: Herd): number =>
  herd.n +
  (isMine(player.squares[herd.at]!.land) ? 1000 : 0) -
  (player.fiends?.danger?.includes(herd.at) ? 2000 : 0);

/** base.animals.rearrange: donkeys walk into mines where a tile rewards it. Returns true when any moved. */
export function sendDonkeysToMines(player: Player, wanted: 'oreMine' | 'mine' | 'oreMineFirst'): boolean {
  let moved = false;
  for (const land of ['oreMine', 'rubyMine'] as const) {
    if (land === 'rubyMine' && wanted === 'oreMine') break;
    for (let at = 0; at < player.squares.length; at++) {
      if (player.squares[at]!.land !== land || herdAt(player, at)) continue;
      const from = player.herds.find(
        (herd) =>
          herd.animal === 'donkey' &&
          (!isMine(player.squares[herd.at]!.land) ||
            (wanted !== 'mine' && land === 'oreMine' && player.squares[herd.at]!.land === 'rubyMine')),
      );
      if (!from) return moved;
      player.herds = withHerd(withHerd(player.herds, from.at, 'donkey', -1), at, 'donkey', 1);
      moved = true;
    }
  }
  return moved;
}

/** The mines in which this player's tiles want donkeys: ore mines, any, any but ore mines first; or null. */
export function donkeysWanted(player: Player): 'oreMine' | 'mine' | 'oreMineFirst' | null {
  let wanted: 'oreMine' | 'mine' | 'oreMineFirst' | null = null;
  for (const power of HOOKS.wantsDonkeysIn) {
    if (!player.powers[power.id]) continue;
    wanted = wanted === null || wanted === power.wantsDonkeysIn ? power.wantsDonkeysIn : 'oreMineFirst';
  }
  return wanted;
}
