import { EXCHANGE_BY_ID } from '../data/exchanges.ts';
import { foodFor, singleEffect } from '../legal/exchange.ts';
import type { RuleId } from '../rules.ts';
import { edit, push, type Turn, tell } from '../turn.ts';
import type { Move, Seat } from '../types.ts';
import { gain, setWeapon, spend } from './primitives.ts';

function tradeWeapon(turn: Turn, seat: Seat, dwarf: number, rule: RuleId): void {
  const player = edit(turn, seat);
  const { weapon } = player.dwarfs[dwarf]!;
  setWeapon(player, dwarf, 0);
  tell(turn, { type: 'disarmed', seat, dwarf, n: weapon, rule });
  gain(turn, seat, { food: weapon }, rule);
}

/** Carries out an exchange; a bought tile still has to be placed. */
export function exchange(turn: Turn, seat: Seat, move: Extract<Move, { type: 'exchange' }>): void {
  const entry = EXCHANGE_BY_ID[move.id];
  const { rule } = entry;
  if (entry.amount) {
    spend(turn, seat, { gold: move.n! }, rule);
    gain(turn, seat, { food: move.n! - 1 }, rule);
  } else if (entry.weapon) tradeWeapon(turn, seat, move.n! - 1, rule);
  else {
    spend(turn, seat, entry.pay, rule);
    if (entry.places)
      push(turn, { kind: 'build', seat, dwarf: -1, rule, effect: singleEffect(entry.places) });
    else if (entry.eats) gain(turn, seat, { food: foodFor(turn.game.players[seat]!, entry) }, rule);
    else gain(turn, seat, entry.get, rule);
  }
}
