// What rounds and harvests do with one seat after another.

import { donkeysWanted, sendDonkeysToMines } from '../housing/house.ts';
import { edit, type Turn, tell } from '../state/turn.ts';
import type { Game, Seat } from '../state/types.ts';

/** So many seats on, round the table. */
export const seatAfter = ({ players }: Game, seat: Seat, steps: number): Seat =>
  ((seat + steps) % players.length) as Seat;

/** The seats in turn order, starting player first. */
export const seatInOrder = (game: Game, step: number): Seat => seatAfter(game, game.starting, step);

/** Donkeys walk into mines by themselves where a tile rewards it: rearranging is free. */
export function sendToMines(turn: Turn, seat: Seat): void {
  const wanted = donkeysWanted(turn.game.players[seat]);
  if (wanted && sendDonkeysToMines(edit(turn, seat), wanted))
    tell(turn, { type: 'arranged', seat, rule: 'base.animals.rearrange' });
}
