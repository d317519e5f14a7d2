// Feeding (base.harvest.feed, base.harvest.spend, base.harvest.beg).

import { isMine } from '../board.ts';
import { EXCHANGES } from '../data/exchanges.ts';
import { type Bundle, holds } from '../goods.ts';
import { herdAt } from '../housing/areas.ts';
import { enjoys, HOOKS } from '../powers/index.ts';
import { foodExchanges } from '../raise/relevant.ts';
import type { FrameOf, Game, Move, Player } from '../types.ts';
import { addExchange, payableExchange } from './exchange.ts';

/** Instead of a price per adult: 2 for armed dwarfs, 1 for everybody else (fiends.harvest.eventThree). */
export const BY_ARMS = 0;

/** What serving one dwarf something else saves: the hungriest one is served. */
const saves = (player: Player, perAdult: number): number => {
  if (perAdult !== BY_ARMS) return perAdult;
  return player.dwarfs.some((dwarf) => dwarf.weapon > 0 && !dwarf.newborn && !dwarf.hostage) ? 2 : 1;
};

/** The bill before anything is served: adults, and 1 for each newborn. */
export function appetite(player: Player, perAdult: number): number {
  let food = 0;
  for (const dwarf of player.dwarfs) {
    if (dwarf.hostage) continue;
    food += dwarf.newborn ? 1 : perAdult === BY_ARMS ? (dwarf.weapon > 0 ? 2 : 1) : perAdult;
  }
  for (const orc of player.fiends?.orcs ?? []) if (orc.zone === 'friendly' && !orc.hostage) food++;
  return food;
}

/** What the feeding costs in food now. */
export function mealCost(player: Player, perAdult: number, served: boolean): number {
  let food = appetite(player, perAdult) - (served ? saves(player, perAdult) : 0);
  for (const power of HOOKS.cheaperMeal) if (player.powers[power.id]) food -= power.cheaperMeal(player);
  return Math.max(0, food);
}

/** Goods that one dwarf may be served instead of food. */
export function servings(player: Player, frame: FrameOf<'feed'>): Bundle[] {
  if (frame.served) return [];
  const found: Bundle[] = [];
  for (const power of HOOKS.servesInstead)
    if (player.powers[power.id])
      found.push(...power.servesInstead.filter((goods) => holds(player.goods, goods)));
  return found;
}

/** A donkey bought now could still work in a mine and make the meal cheaper. */
export const couldHireDonkey = (player: Player): boolean =>
  player.goods.ruby > 0 &&
  enjoys(player, 'cheaperMeal') &&
  player.squares.some((square, at) => isMine(square.land) && !herdAt(player, at));

const DONKEY = EXCHANGES.find((entry) => entry.id === 'ruby.donkey')!;

export function feedMoves(game: Game, frame: FrameOf<'feed'>): Move[] {
  const player = game.players[frame.seat]!;
  const cost = mealCost(player, frame.perAdult, frame.served);
  const missing = cost - player.goods.food;
  const moves: Move[] = [];
  if (missing <= 0) moves.push({ type: 'feed' });
  if (cost > 0) for (const goods of servings(player, frame)) moves.push({ type: 'serve', goods });
  if (missing > 0) {
    const mostGold = Math.min(player.goods.gold, missing + 1);
    for (const entry of foodExchanges(player))
      if (payableExchange(player, entry)) addExchange(game, player, entry, null, moves, mostGold);
    moves.push({ type: 'beg' });
  }
  if (cost > 0 && couldHireDonkey(player)) addExchange(game, player, DONKEY, null, moves);
  return moves;
}
