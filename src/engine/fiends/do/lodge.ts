// RL-11: the owner says who lives where, at any decision outside an orc event.

import { ok, type Result, refuse } from '../../result.ts';
import { squareAt } from '../../squares.ts';
import { edit, type Turn, tell } from '../../turn.ts';
import type { Game, Move, Seat } from '../../types.ts';
import { change } from '../board/orcs.ts';
import { dwarfRooms } from '../board/rooms.ts';

type Lodge = Extract<Move, { type: 'lodge' }>;

/** One dwelling for every dwarf; hostages stay where they are. */
export function checkLodging(game: Game, seat: Seat, { homes }: Lodge): Result<true> {
  const player = game.players[seat]!;
  const wrong = refuse<true>('notLegal', 'fiends.breach.occupants');
  if (game.phase === 'orcs' || homes.length !== player.dwarfs.length) return wrong;
  const rooms = new Map<number, number>();
  for (const [i, name] of homes.entries()) {
    const at = squareAt(name);
    if (player.dwarfs[i]!.hostage) {
      if (player.fiends!.homes[i] !== at) return wrong;
      continue;
    }
    rooms.set(at, (rooms.get(at) ?? 0) + 1);
    if (rooms.get(at)! > dwarfRooms(player, at)) return wrong;
  }
  return ok(true);
}

export function lodge(turn: Turn, seat: Seat, { homes }: Lodge): void {
  change(edit(turn, seat), { homes: homes.map(squareAt) });
  tell(turn, { type: 'lodged', seat, rule: 'fiends.breach.occupants' });
}
