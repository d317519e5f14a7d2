// Who is held by an orc in the cave.

import type { Player } from './types.ts';

/** fiends.breach.nonExistent: a hostage counts for nothing, unless agreed otherwise (fiends.diff.hostages). */
export const isAway = ({ fiends }: Player, { hostage }: { hostage?: true }): boolean =>
  hostage === true && !fiends?.hostagesCount;

/** Friendly orcs at the table (fiends.friendly.feeding). */
export const guests = (player: Player): number =>
  (player.fiends?.orcs ?? []).filter((orc) => orc.zone === 'friendly' && !isAway(player, orc)).length;
