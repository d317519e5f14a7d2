// Which dwarf goes next (base.work.order, base.work.ruby).

import { installed } from '../module.ts';
import { HOOKS } from '../powers/index.ts';
import { spaceUsable } from '../raise/possible.ts';
import type { Dwarf, FrameOf, Game, Player } from '../types.ts';

const canWork = (dwarf: Dwarf): boolean => dwarf.at === null && !dwarf.newborn && !dwarf.hostage;

export const hasDwarf = (player: Player): boolean => player.dwarfs.some(canWork);

export const hasWorker = (player: Player): boolean =>
  hasDwarf(player) || (player.fiends !== undefined && installed('fiends')!.hasWorker(player));

/** fiends.tile.camouflageDwelling: weapons up to this strength may go before unarmed dwarfs, without a ruby. */
export function goesFree(player: Player, strength: number): boolean {
  for (const power of HOOKS.sneaks) if (player.powers[power.id] && strength <= power.sneaks) return true;
  return false;
}

/** The unplaced dwarf with the weakest weapon, as an index. */
export function weakest(player: Player): number {
  let found = -1;
  player.dwarfs.forEach((dwarf, i) => {
    if (canWork(dwarf) && (found < 0 || dwarf.weapon < player.dwarfs[found]!.weapon)) found = i;
  });
  return found;
}

/** The dwarf about to be placed: the one paid for with a ruby, or the weakest. */
export const nextDwarf = (player: Player, frame: FrameOf<'work'>): number =>
  frame.dwarf >= 0 ? frame.dwarf : weakest(player);

export const workerOfStrength = (player: Player, strength: number): number =>
  player.dwarfs.findIndex((dwarf) => canWork(dwarf) && dwarf.weapon === strength);

/** Strengths of other unplaced dwarfs that 1 ruby could put first, if there is a space for them. */
export function promotable(game: Game, frame: FrameOf<'work'>): number[] {
  const player = game.players[frame.seat]!;
  const rich = player.goods.ruby > 0;
  if (!rich && !goesFree(player, 1)) return [];
  const least = player.dwarfs[weakest(player)]!.weapon;
  const strengths = new Set<number>();
  for (const dwarf of player.dwarfs) if (canWork(dwarf) && dwarf.weapon > least) strengths.add(dwarf.weapon);
  if (strengths.size === 0) return [];
  if (!rich) for (const strength of strengths) if (!goesFree(player, strength)) strengths.delete(strength);
  const poorer = { ...player, goods: { ...player.goods, ruby: player.goods.ruby - 1 } };
  const after: Game = { ...game, players: game.players.map((one, i) => (i === frame.seat ? poorer : one)) };
  return [...strengths].filter((strength) => {
    const dwarf = workerOfStrength(player, strength);
    const then = goesFree(player, strength) ? game : after;
    return game.spaces.some((space) => space.by < 0 && spaceUsable(then, frame.seat, dwarf, space));
  });
}
