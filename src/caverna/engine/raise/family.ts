// Is there room and a disc for one more (base.family.*)?

import { FAMILY_LIMIT, MOST_PEOPLE } from '../data/limits.ts';
import { familyLimit, goblinLodgers, goblinsOf, roomForDwarfs } from '../powers/index.ts';
import type { Player } from '../state/types.ts';

/** base.family.limit, folk.people.limit */
export const familyFull = (player: Player): boolean =>
  player.dwarfs.length >= MOST_PEOPLE ||
  player.dwarfs.length - goblinsOf(player) >= familyLimit(player, FAMILY_LIMIT);

/** base.family.room, base.family.limit; every person needs a room, whatever the folk (folk.people.rooms). */
export function canGrow(player: Player): boolean {
  if (familyFull(player)) return false;
  const regular = player.dwarfs.length - goblinsOf(player);
  // A hostage takes up no room (fiends.breach.nonExistent).
  const housed = player.fiends ? player.dwarfs.filter((dwarf) => !dwarf.hostage).length : regular;
  return roomForDwarfs(player, housed) > housed + goblinLodgers(player);
}
