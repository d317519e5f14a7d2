// Who lives where (fiends.friendly.rooms, fiends.breach.occupants).

import type { OrcRoom } from '../../powers/hooks.ts';
import { POWER_BY_ID } from '../../powers/index.ts';
import type { SquareIndex } from '../../state/squares.ts';
import type { Player } from '../../state/types.ts';
import type { FurnishingId } from '../../state/vocabulary.ts';
import type { Orc, OrcId } from '../types.ts';
import { change, changeOrc } from './orcs.ts';

const roomIn = (tile: FurnishingId | null | undefined): OrcRoom | undefined =>
  tile ? POWER_BY_ID[tile].orcRoom : undefined;

/** Is there a room for an orc in it? */
export const isOrcRoom = (tile: FurnishingId | null): boolean => roomIn(tile) !== undefined;

/** Is the room on this square for an orc or a dwarf (fiends.tile.guestDwelling)? */
export const isShared = (player: Player, at: SquareIndex): boolean =>
  roomIn(player.squares[at]?.tile) === 'shared';

/** The kind of room a friendly orc lives in. */
export const roomOf = (player: Player, orc: Orc): OrcRoom | undefined => roomIn(player.squares[orc.at]?.tile);

/** fiends.tile.orcWorkerDwelling: does it do what is printed on a space? Others collect what lies there. */
export const worksFully = (player: Player, orc: Orc): boolean => roomOf(player, orc) === 'worker';

const orcLivesAt = (player: Player, at: SquareIndex): boolean =>
  player.fiends!.orcs.some((orc) => orc.zone === 'friendly' && orc.at === at);

/** Rooms that an orc could move into now. */
export function freeOrcRooms(player: Player): SquareIndex[] {
  const found: SquareIndex[] = [];
  player.squares.forEach(({ tile }, at) => {
    if (!isOrcRoom(tile) || orcLivesAt(player, at)) return;
    if (isShared(player, at) && player.fiends!.homes.includes(at)) return;
    found.push(at);
  });
  return found;
}

/** The friendly orc in the Guest Dwelling and another free room for it, if there is one. */
export function guestMove(player: Player): { orc: OrcId; to: SquareIndex } | null {
  const guest = player.fiends!.orcs.find(
    (orc) => orc.zone === 'friendly' && !orc.hostage && isShared(player, orc.at),
  );
  const to = guest ? freeOrcRooms(player).find((at) => at !== guest.at) : undefined;
  return to === undefined ? null : { orc: guest!.id, to };
}

/** How many dwarfs a square has room for. */
export function dwarfRooms(player: Player, at: SquareIndex): number {
  const { tile } = player.squares[at]!;
  if (!tile) return 0;
  if (isShared(player, at) && orcLivesAt(player, at)) return 0;
  return POWER_BY_ID[tile].room?.(player.dwarfs.length) ?? 0;
}

/**
 * RL-11: every dwarf keeps its home as long as it has one; the others move in where there is room, into a
 * Guest Dwelling last, because an orc may want it.
 */
export function settleHomes(player: Player): void {
  const { homes } = player.fiends!;
  const rooms = new Map<SquareIndex, number>();
  const order = player.squares
    .map((_, at) => ({ at, guest: isShared(player, at) }))
    .sort((a, b) => Number(a.guest) - Number(b.guest));
  for (const { at } of order) if (dwarfRooms(player, at) > 0) rooms.set(at, dwarfRooms(player, at));
  const next = player.dwarfs.map((dwarf, i) => {
    const home = homes[i] ?? -1;
    if (dwarf.hostage) return home;
    const left = rooms.get(home) ?? 0;
    if (left <= 0) return -1;
    rooms.set(home, left - 1);
    return home;
  });
  player.dwarfs.forEach((dwarf, i) => {
    if (dwarf.hostage || next[i]! >= 0) return;
    for (const [at, left] of rooms) {
      if (left <= 0) continue;
      rooms.set(at, left - 1);
      next[i] = at;
      return;
    }
  });
  if (next.length !== homes.length || next.some((home, i) => home !== homes[i]))
    change(player, { homes: next });
  // fiends.tile.guestDwelling: its orc makes room for a dwarf if it has another one.
  const guest = next.some((home, i) => home < 0 && !player.dwarfs[i]!.hostage) ? guestMove(player) : null;
  if (!guest) return;
  changeOrc(player, guest.orc, { at: guest.to });
  settleHomes(player);
}
