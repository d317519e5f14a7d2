// A hand-written position at rest, to try one action or one phase on (`start.ts`).

import { type Result, refuse } from '../state/result.ts';
import type { Game, Seat } from '../state/types.ts';
import { layOut } from './read.ts';

/** A position at rest: a `table` frame of this seat is pending. */
export function sandbox(position: unknown, seat: Seat = 0): Result<Game> {
  const table = layOut(position);
  if (!table.ok) return table;
  if (!table.value.players[seat]) return refuse('badPosition', undefined, { field: 'seat' });
  table.value.stack.push({ kind: 'table', seat, dwarf: -1, rule: 'base.exchange.anytime' });
  return table;
}
