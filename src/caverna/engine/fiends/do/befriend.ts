// A held orc and a free room: the orc moves in at once (fiends.friendly.moveIn).

import { squareName } from '../../state/squares.ts';
import { edit, push, type Turn, tell } from '../../state/turn.ts';
import type { Seat } from '../../state/types.ts';
import { changeOrc, noMarkersLeft, orcOf, setTrap, trapAt } from '../board/orcs.ts';
import { freeOrcRooms } from '../board/rooms.ts';
import type { OrcId } from '../types.ts';

export function askToBefriend(turn: Turn, seat: Seat): void {
  const player = turn.game.players[seat];
  if (!player.fiends!.orcs.some((orc) => orc.held) || freeOrcRooms(player).length === 0) return;
  push(turn, { kind: 'befriend', seat, dwarf: -1, rule: 'fiends.friendly.moveIn' });
}

export function befriend(turn: Turn, seat: Seat, id: OrcId, room: number): void {
  const player = edit(turn, seat);
  const { at } = orcOf(player, id);
  if (trapAt(player, at)) setTrap(player, at, false);
  changeOrc(player, id, { zone: 'friendly', at: room, strength: 0, held: undefined });
  // The additional orc was never hostile.
  const extra = id === 'X';
  const rule = extra ? 'fiends.reward.orcDoctor' : 'fiends.friendly.moveIn';
  tell(turn, { type: 'befriended', seat, what: id, at: squareName(room), rule });
  if (!extra && noMarkersLeft(player))
    tell(turn, { type: 'unlocked', seat, rule: 'fiends.rewardBoard.lastOrc' });
}
