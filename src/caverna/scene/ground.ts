// What lies on a square of a player: land, tile or trap, also below an orc.

import { tileIcon } from '../board/tile-icons.ts';
import { trapIcon } from '../board/trap-icons.ts';
import type { LandKind, SquareView } from '../board/view.ts';
import { FURNISHINGS, type FurnishingId, type Player, type Square, squareName } from '../engine/index.ts';

/** A square with the ids of what lies there; names are given to it later. */
export interface Ground extends SquareView {
  tile?: FurnishingId;
  laid?: string;
}

const furnished = (tile: FurnishingId): Ground => ({
  land: 'furnished',
  tile,
  icon: tileIcon({ id: tile }),
  colour: FURNISHINGS[tile]?.colour ?? 'green',
});

/** Null for a square beyond the edge that carries nothing. */
export function groundAt(
  player: Player,
  { land, stable, tile, mate, wild }: Square,
  at: number,
): Ground | null {
  if (land === 'off') return null;
  const rest = { ...(stable && { stable }), ...(wild && { wild }) };
  if (land === 'occupied') {
    const was = player.fiends?.occupied.find((entry) => entry.at === at);
    if (!was) return { land: 'cavern', occupied: true };
    return { ...(was.tile ? furnished(was.tile) : { land: was.land }), occupied: true };
  }
  if (land === 'trap') {
    const trap = player.fiends?.traps.find((entry) => entry.at === at);
    const holds = player.fiends?.orcs.some((orc) => orc.held && orc.at === at);
    const state = holds ? 'holding' : trap?.active === false ? 'spent' : 'active';
    const id = trap?.id ?? '';
    return { land: 'forest', laid: id, trap: { icon: trapIcon(id), state }, ...rest };
  }
  if (tile) return { ...furnished(tile), ...rest };
  return { land: land as LandKind, ...(mate >= 0 && { mate: squareName(mate) }), ...rest };
}
