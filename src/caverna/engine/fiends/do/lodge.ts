// RL-11: the owner says who lives where, at any decision outside an orc event; there at most in the Guest Dwelling.

import { ok, type Result, refuse } from '../../state/result.ts';
import { squareAt } from '../../state/squares.ts';
import { edit, type Turn, tell } from '../../state/turn.ts';
import type { Game, Move, Player, Seat } from '../../state/types.ts';
import { change, changeOrc } from '../board/orcs.ts';
import { dwarfRooms, freeOrcRooms, isOrcRoom, isShared } from '../board/rooms.ts';
import { askToBefriend } from './befriend.ts';
import { rulings } from './tell.ts';

type Lodge = Extract<Move, { type: 'lodge' }>;

/** fiends.tile.guestDwelling: friendly orcs change rooms only into or out of it; null when one may not. */
function withOrcsMoved(player: Player, orcs: Lodge['orcs'] = []): Player | null {
  const moved: Player = { ...player };
  const rooms = new Set<number>();
  for (const { orc: id, at: name } of orcs) {
    const at = squareAt(name);
    const orc = moved.fiends!.orcs.find((one) => one.id === id);
    if (orc?.zone !== 'friendly' || orc.hostage || rooms.has(at)) return null;
    if (!isOrcRoom(player.squares[at]?.tile ?? null)) return null;
    if (isShared(player, at) === isShared(player, orc.at)) return null;
    rooms.add(at);
    changeOrc(moved, id, { at });
  }
  const homes = moved.fiends!.orcs.filter((orc) => orc.zone === 'friendly').map((orc) => orc.at);
  return new Set(homes).size === homes.length ? moved : null;
}

/** One dwelling for every dwarf; hostages stay where they are. */
export function checkLodging(game: Game, seat: Seat, { homes, orcs }: Lodge): Result<true> {
  const player = withOrcsMoved(game.players[seat], orcs);
  const wrong = refuse<true>('notLegal', 'fiends.breach.occupants');
  const event = game.phase === 'orcs';
  if (!player || (event && !rulings(game).guestInEvent) || homes.length !== player.dwarfs.length)
    return wrong;
  const rooms = new Map<number, number>();
  for (const [i, name] of homes.entries()) {
    const at = squareAt(name);
    const was = player.fiends!.homes[i]!;
    if (player.dwarfs[i]!.hostage) {
      if (was !== at) return wrong;
      continue;
    }
    // fiends.ruling.guestInEvent: then only its residents change.
    if (event && was !== at && !isShared(player, was) && !isShared(player, at)) return wrong;
    rooms.set(at, (rooms.get(at) ?? 0) + 1);
    if (at < 0 || rooms.get(at)! > dwarfRooms(player, at)) return wrong;
  }
  return ok(true);
}

export function lodge(turn: Turn, seat: Seat, { homes, orcs }: Lodge): void {
  const player = edit(turn, seat);
  change(player, { orcs: withOrcsMoved(player, orcs)!.fiends!.orcs, homes: homes.map(squareAt) });
  tell(turn, { type: 'lodged', seat, rule: 'fiends.breach.occupants' });
  // A room that becomes free in this way is there for a held orc.
  if (freeOrcRooms(player).length > 0) askToBefriend(turn, seat);
}
