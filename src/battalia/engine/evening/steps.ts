// What all steps of an evening share.

import { gatesInPlay } from '../setup/factions.ts';
import type { GameEvent } from '../state/events.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import { teamsOf } from '../state/teams.ts';
import type { Player, Seat, Table } from '../state/types.ts';
import type { Gate } from '../state/vocabulary.ts';
import type { MoveName, MoveOf } from './moves.ts';
import type { Evening } from './state.ts';

export interface Played {
  game: Evening;
  events: readonly GameEvent[];
}

export type Handler<Name extends MoveName> = (evening: Evening, move: MoveOf<Name>) => Result<Played>;
export type Handlers<Names extends MoveName> = { readonly [Name in Names]: Handler<Name> };

export const step = (game: Evening, ...events: readonly GameEvent[]): Result<Played> => ok({ game, events });

export const withPlayer = (table: Table, seat: Seat, change: (player: Player) => Player): Table => ({
  ...table,
  players: table.players.map((player, i) => (i === seat ? change(player) : player)),
});

/** Nobody's deck is ever smaller than nothing. */
export const withCards = (table: Table, seat: Seat, by: number): Table =>
  withPlayer(table, seat, (player) => ({ ...player, cards: Math.max(0, player.cards + by) }));

/** The gates that are in play: those of the factions at the table. battalia.gates.inPlay */
export const gatesOfPlay = ({ table }: Pick<Evening, 'table'>): Gate[] =>
  gatesInPlay(table.players.map(({ faction }) => faction));

/** Whether this seat's team is on turn. battalia.team.order */
export function onTurn({ table, turn }: Evening, seat: Seat): Result<null> {
  if (seat >= table.agreed.players) return refuse('eveningNobody');
  return teamsOf(table.agreed)[turn.team]!.includes(seat)
    ? ok(null)
    : refuse('eveningOtherTeam', 'battalia.team.order');
}
