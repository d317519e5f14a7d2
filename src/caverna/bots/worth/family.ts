import { familyLimit, type Player, roomForDwarfs } from '../../engine/index.ts';
import type { Time } from './time.ts';
import type { Weights } from './weights.ts';

const FAMILY = 5;

/** How far the materials of the next dwelling are there, and a place for it. */
function progress({ goods, squares }: Player): number {
  const site = squares.some(({ land }) => land === 'cavern') ? 1 : 0.4;
  return (site * (Math.min(goods.wood, 4) + Math.min(goods.stone, 3))) / 7;
}

/** Hands for the rounds to come, and beds for more of them. */
export function familyWorth(player: Player, time: Time, weights: Weights): number {
  const people = player.dwarfs.filter((dwarf) => !dwarf.hostage).length;
  let worth = weights.action * people * time.rounds;
  const all = player.dwarfs.length;
  const most = Math.max(FAMILY, familyLimit(player, FAMILY));
  const beds = Math.min(most, roomForDwarfs(player, all)) - all;
  let share = weights.bed;
  for (let bed = 0; bed < beds; bed++) {
    worth += share * weights.action * Math.max(0, time.rounds - 1);
    share /= 2;
  }
  if (beds <= 0 && all < most)
    worth += progress(player) * weights.project * share * weights.action * Math.max(0, time.rounds - 2);
  for (const { weapon, hostage } of player.dwarfs)
    if (weapon > 0 && !hostage)
      worth += (weights.weapon + weights.strength * weapon) * Math.min(time.work, 8);
  return worth;
}
