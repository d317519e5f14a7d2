// Asking the engine about a written seat, on the table it belongs to.

import { loadCorrections } from '../../corrections/kept.ts';
import {
  type Game,
  type Player,
  type Position,
  type Refusal,
  type Seat,
  type SeatPosition,
  sandbox,
} from '../../engine/index.ts';

type Checked = { player: Player; trouble: null } | { player: Player | null; trouble: Refusal };

/** Everything but the seat in hand: the boxes, the players, what has been corrected, the other boards. */
export interface EditedTable {
  given: Position;
  /** The seat in hand, counted from 0. */
  at: Seat;
}

/** One seat alone with these boxes, on this device's own box. */
export function tableFor(modules: readonly string[]): EditedTable {
  const boxes = modules.filter((name) => name !== 'base');
  const corrections = loadCorrections();
  const given: Position = {
    players: 1,
    ...(corrections && { box: corrections }),
    ...(boxes.length > 0 && { modules: ['base', ...boxes] }),
  };
  return { given, at: 0 };
}

/** The position with this seat in its place; the others as they are, or as at the start. */
function laid({ given, at }: EditedTable, seat: SeatPosition, solo: boolean): Position {
  const { seats = [], players = 1 } = given;
  const count = Math.max(players, seats.length, at + 1);
  const others = (i: number): SeatPosition => {
    const { folk, ...rest } = seats[i] ?? {};
    return { ...(folk && { folk }), ...(!solo && rest) };
  };
  return { ...given, seats: Array.from({ length: count }, (_, i) => (i === at ? seat : others(i))) };
}

/** The player that the seat makes, or why the engine refuses it; its own troubles before those of others. */
export function checkAt(table: EditedTable, seat: SeatPosition): Checked {
  const solo = sandbox(laid(table, seat, true));
  if (!solo.ok) return { player: null, trouble: solo.error };
  const player = solo.value.players[table.at];
  if (!table.given.seats?.some((_, i) => i !== table.at)) return { player, trouble: null };
  const whole = sandbox(laid(table, seat, false));
  return whole.ok
    ? { player: whole.value.players[table.at], trouble: null }
    : { player, trouble: whole.error };
}

/** A seat alone at the table. */
export const checkSeat = (seat: SeatPosition, modules: readonly string[]): Checked =>
  checkAt(tableFor(modules), seat);

/** The table with this seat as at the start, its folk kept: what its box holds, and where its orcs begin. */
export function freshTable(table: EditedTable, { folk }: SeatPosition = {}): Game | null {
  const fresh = sandbox(laid(table, folk ? { folk } : {}, true));
  return fresh.ok ? fresh.value : null;
}
