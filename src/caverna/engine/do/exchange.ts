import { EXCHANGE_OF } from '../boxes/lists.ts';
import { rehouse } from '../housing/house.ts';
import { foodFor, foodForAnimals, singleEffect } from '../legal/exchange.ts';
import { HOOKS } from '../powers/index.ts';
import type { RuleId } from '../rules/ids.ts';
import { sum } from '../state/goods.ts';
import { edit, push, type Turn, tell } from '../state/turn.ts';
import type { Move, Seat } from '../state/types.ts';
import { ANIMALS } from '../state/vocabulary.ts';
import { askToHouse, gain, setWeapon, spend } from './primitives.ts';

function tradeWeapon(turn: Turn, seat: Seat, dwarf: number, rule: RuleId): void {
  const player = edit(turn, seat);
  const { weapon } = player.dwarfs[dwarf]!;
  setWeapon(player, dwarf, 0);
  tell(turn, { type: 'disarmed', seat, dwarf, n: weapon, rule });
  gain(turn, seat, { food: weapon }, rule);
}

/** Carries out an exchange; a bought tile still has to be placed. */
export function exchange(turn: Turn, seat: Seat, move: Extract<Move, { type: 'exchange' }>): void {
  const entry = EXCHANGE_OF[move.id];
  const { rule } = entry;
  if (entry.amount) {
    spend(turn, seat, { gold: move.n! }, rule);
    gain(turn, seat, { food: move.n! - 1 }, rule);
  } else if (entry.weapon) tradeWeapon(turn, seat, move.n! - 1, rule);
  else {
    spend(turn, seat, entry.pay, rule);
    if (entry.places)
      push(turn, { kind: 'build', seat, dwarf: -1, rule, effect: singleEffect(entry.places) });
    else if (entry.eats) {
      gain(turn, seat, { food: foodFor(turn.game.players[seat], entry) }, rule);
      gainForPairs(turn, seat, entry.eats);
    } else gain(turn, seat, entry.get, rule);
    if (entry.oncePerRound) {
      const player = edit(turn, seat);
      player.spent = [...(player.spent ?? []), entry.id];
    }
    // folk.open.sheepMarketDog
    if (entry.pay.dog) dogsLeft(turn, seat);
  }
}

/** folk.tile.candleMaker */
function gainForPairs(turn: Turn, seat: Seat, animals: number): void {
  const { powers } = turn.game.players[seat];
  for (const power of HOOKS.onPairEaten)
    for (let pairs = animals >> 1; pairs > 0 && powers[power.id]; pairs--)
      gain(turn, seat, power.onPairEaten, power.rule);
}

/** Dogs have gone: the watching ones must still be there, and the sheep they watched need a place. */
export function dogsLeft(turn: Turn, seat: Seat): void {
  const player = edit(turn, seat);
  let home = player.goods.dog;
  player.watch = player.watch.flatMap((watch) => {
    const n = Math.min(watch.n, home);
    home -= n;
    return n > 0 ? [{ ...watch, n }] : [];
  });
  if (!rehouse(player)) askToHouse(turn, seat);
}

/** Several animals turned into food at once (folk.tile.candleMaker). */
export function eat(turn: Turn, seat: Seat, { goods }: Extract<Move, { type: 'eat' }>): void {
  const rule: RuleId = 'folk.tile.candleMaker';
  let food = 0;
  for (const animal of ANIMALS)
    if (goods[animal]) food += foodForAnimals(turn.game.players[seat], animal, goods[animal]);
  spend(turn, seat, goods, rule);
  gain(turn, seat, { food }, rule);
  gainForPairs(turn, seat, sum(goods));
  if (goods.dog) dogsLeft(turn, seat);
}
