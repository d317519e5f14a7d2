// The jump itself: once per hero and turn, from any gate to any other.

import { squareOfGate } from '../../map/gates.ts';
import { ok, type Result, refuse } from '../../state/result.ts';
import type { Player, Seat, Table } from '../../state/types.ts';
import type { Gate } from '../../state/vocabulary.ts';
import type { StormEvent } from '../events.ts';
import { checkGates } from './journey.ts';

export interface Traveller {
  seat: Seat;
  hero: 0 | 1;
}
export interface Jump extends Traveller {
  from: Gate;
  to: Gate;
}

export type Told = { table: Table; events: readonly StormEvent[] };

export const withPlayer = (table: Table, seat: Seat, change: (player: Player) => Player): Table => ({
  ...table,
  players: table.players.map((player, i) => (i === seat ? change(player) : player)),
});

/** Places a hero on a gate; where the gate lies may be known on the table only. */
export function heroTo(table: Table, { seat, hero }: Traveller, gate: Gate): Table {
  const square = squareOfGate(table.map, gate);
  if (square === null) return table;
  return withPlayer(table, seat, (player) => ({
    ...player,
    heroes: hero === 0 ? [square, player.heroes[1]] : [player.heroes[0], square],
  }));
}

/** `jumped` are the heroes that have jumped in this turn. battalia.gates.jump battalia.gates.once */
export function checkJump(table: Table, jump: Jump, jumped: readonly Traveller[] = []): Result<true> {
  if (!table.players[jump.seat]) return refuse('stormNobody', undefined, { player: jump.seat + 1 });
  if (jumped.some(({ seat, hero }) => seat === jump.seat && hero === jump.hero))
    return refuse('stormJumpedAlready', 'battalia.gates.once', { hero: jump.hero + 1 });
  return checkGates(table.map, jump.from, jump.to);
}

/** What was paid and walked is no part of it: the hero stands on the second gate, and the storm answers. */
export function jump(table: Table, jump: Jump, jumped: readonly Traveller[] = []): Result<Told> {
  const checked = checkJump(table, jump, jumped);
  if (!checked.ok) return checked;
  return ok({
    table: heroTo(table, jump, jump.to),
    events: [{ event: 'stormJump', ...jump, rule: 'battalia.gates.jump' }],
  });
}
