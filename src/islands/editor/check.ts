// Asking the engine about a written seat.

import { type Player, type Refusal, type SeatPosition, sandbox } from '../../engine/index.ts';
import { loadBox } from '../../session/box.ts';

/** A seat alone at the table: the player it makes, or why the engine refuses it. */
export function checkSeat(
  seat: SeatPosition,
  modules: readonly string[],
): { player: Player; trouble: null } | { player: null; trouble: Refusal } {
  const boxes = modules.filter((name) => name !== 'base');
  const box = loadBox();
  const game = sandbox({
    players: 1,
    ...(box && { box }),
    ...(boxes.length > 0 && { modules: ['base', ...boxes] }),
    seats: [seat],
  });
  if (!game.ok) return { player: null, trouble: game.error };
  return { player: game.value.players[0]!, trouble: null };
}
