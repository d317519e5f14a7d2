// Feeding (base.harvest.feed, base.harvest.spend, base.harvest.beg).

import { herdAt } from '../housing/areas.ts';
import type { Meal } from '../powers/hooks.ts';
import { enjoys, goblinsOf, HOOKS, powerWith } from '../powers/index.ts';
import { canGetRuby, canRaise } from '../raise/purse.ts';
import { isMine } from '../state/board.ts';
import { holds, price } from '../state/goods.ts';
import { guests, isAway } from '../state/hostages.ts';
import type { Dwarf, FrameOf, Game, Move, MoveOf, Player } from '../state/types.ts';
import type { Good, Harvest } from '../state/vocabulary.ts';
import { addExchanges, addWanted } from './exchange.ts';

/** Instead of a price per adult: 2 for armed dwarfs, 1 for everybody else (fiends.harvest.eventThree). */
export const BY_ARMS = 0;

/** What an adult eats in each kind of harvest; in a full one while the marker lies face down. */
export const perAdultIn = (harvest: Harvest | null): number =>
  harvest === 'feed1' ? 1 : harvest === 'armedFeeding' ? BY_ARMS : 2;

/** What an armed dwarf eats when weapons make hungry; everybody else eats 1 (fiends.harvest.eventThree). */
export const ARMED_EAT = 2;
const hunger = (player: Player, dwarf: Dwarf): number =>
  isAway(player, dwarf) ? 0 : dwarf.weapon > 0 && !dwarf.newborn ? ARMED_EAT : 1;

/** What a Troll eats in a special feeding (folk.open.trollsSpecial); 0 in any other. */
export const special = ({ agreed }: Player, perAdult: number): number =>
  perAdult === 1 ? (agreed?.trollsFeeding ?? 1) : 0;

/** Who sits at the table. Goblins are never children. */
export function eatersOf(player: Player): { adults: number; newborns: number; goblins: number } {
  const eaters = { adults: 0, newborns: 0, goblins: 0 };
  for (const dwarf of player.dwarfs) {
    if (isAway(player, dwarf)) continue;
    if (dwarf.goblin) eaters.goblins++;
    else if (dwarf.newborn) eaters.newborns++;
    else eaters.adults++;
  }
  return eaters;
}

/** base.harvest.feed, base.harvest.feed1: so much for an adult and 1 for a newborn, or as the folk eats. */
export const mealFor = (player: Player, perAdult: number, adults: number, newborns: number): Meal =>
  powerWith(player, 'eats')?.eats(adults, newborns, special(player, perAdult)) ?? {
    food: adults * perAdult + newborns,
    stone: 0,
  };

/** folk.goblins.food */
export const goblinsEat = (goblins: number, perAdult: number): number => goblins * perAdult;

/** What the feeding takes now (base.harvest.feed), with one `served` something else and all that makes it cheaper. */
export function mealOf(player: Player, perAdult: number, served: FrameOf<'feed'>['served']): Meal {
  const { adults, newborns, goblins } = eatersOf(player);
  const meal = mealFor(player, perAdult, adults - (served === true ? 1 : 0), newborns);
  let food = meal.food + goblinsEat(goblins - (served === 'goblin' ? 1 : 0), perAdult);
  if (perAdult === BY_ARMS) {
    const portions = player.dwarfs.map((dwarf) => hunger(player, dwarf));
    // The hungriest one is served.
    food = portions.reduce((all, one) => all + one, 0) - (served ? Math.max(...portions) : 0);
  }
  if (player.fiends) food += guests(player);
  for (const power of HOOKS.cheaperMeal) if (player.powers[power.id]) food -= power.cheaperMeal(player);
  return { food: Math.max(0, food), stone: meal.stone };
}

export const isFed = ({ goods }: Player, meal: Meal): boolean =>
  meal.food <= goods.food && meal.stone <= goods.stone;

/** What the meal becomes by serving one of the family, or a goblin: food and stone that are saved. */
export function savedBy(player: Player, perAdult: number, goblin: true | undefined): Meal {
  const [before, after] = [
    mealOf(player, perAdult, false),
    mealOf(player, perAdult, goblin ? 'goblin' : true),
  ];
  return { food: before.food - after.food, stone: before.stone - after.stone };
}

/**
 * Who may be served: one of the family, the hungriest. Where people eat stone the owner chooses between them and a
 * goblin, which eats food; if it is agreed on, only a goblin can be served there (folk.open.silicoidsWorkingCave).
 * Nobody is served for nothing.
 */
function guestsOfCave({ setup }: Game, player: Player, { perAdult }: FrameOf<'feed'>): { goblin?: true }[] {
  const lithovores = powerWith(player, 'eats')?.eats(1, 0, 0).stone;
  const found: { goblin?: true }[] = lithovores && setup.options.silicoidsServed === false ? [] : [{}];
  if (lithovores && goblinsOf(player) > 0) found.push({ goblin: true });
  return found.filter(({ goblin }) => {
    const { food, stone } = savedBy(player, perAdult, goblin);
    return food + stone > 0;
  });
}

/** Goods that one dwarf may be served instead of food. */
function servings(game: Game, player: Player, frame: FrameOf<'feed'>): MoveOf<'serve'>[] {
  const moves: MoveOf<'serve'>[] = [];
  if (frame.served) return moves;
  for (const power of HOOKS.servesInstead)
    if (player.powers[power.id])
      for (const goods of power.servesInstead)
        if (holds(player.goods, goods))
          for (const who of guestsOfCave(game, player, frame)) moves.push({ type: 'serve', goods, ...who });
  return moves;
}

/** A donkey bought now could still work in a mine and make the meal cheaper. */
export const couldHireDonkey = (player: Player): boolean =>
  enjoys(player, 'cheaperMeal') &&
  player.squares.some((square, at) => isMine(square.land) && !herdAt(player, at)) &&
  canGetRuby(player);

/** Could goods to serve still be got by exchanges, if they are not there? */
export function couldServe(game: Game, player: Player, frame: FrameOf<'feed'>): boolean {
  if (frame.served || guestsOfCave(game, player, frame).length === 0) return false;
  for (const power of HOOKS.servesInstead)
    if (player.powers[power.id] && power.servesInstead.some((goods) => canRaise(player, price(goods))))
      return true;
  return false;
}

/** Everything that Working cave serves. */
const SERVED: ReadonlySet<Good> = new Set(
  HOOKS.servesInstead.flatMap((power) =>
    power.servesInstead.flatMap((goods) => Object.keys(goods) as Good[]),
  ),
);

export function feedMoves(game: Game, frame: FrameOf<'feed'>): Move[] {
  const player = game.players[frame.seat];
  const meal = mealOf(player, frame.perAdult, frame.served);
  const enough = isFed(player, meal);
  const moves: Move[] = [];
  if (enough) moves.push({ type: 'feed' });
  // base.harvest.feed.openSpend
  if (game.setup.options.foodKept)
    for (let keep = 1; keep <= Math.min(meal.food, player.goods.food); keep++)
      moves.push({ type: 'beg', keep });
  moves.push(...servings(game, player, frame));
  if (!enough) moves.push({ type: 'beg' });
  return moves;
}

/** Exchanges to list: all while food is missing, then only what could save some of it. */
export function addMealExchanges(game: Game, frame: FrameOf<'feed'>, moves: Move[]): void {
  const player = game.players[frame.seat];
  const meal = mealOf(player, frame.perAdult, frame.served);
  if (!isFed(player, meal)) {
    const missing = meal.food - player.goods.food;
    addExchanges(player, moves, null, Math.max(0, Math.min(player.goods.gold, missing + 1)));
  } else if (meal.food + meal.stone > 0) {
    const wanted = new Set<Good>(couldServe(game, player, frame) ? SERVED : []);
    if (meal.food > 0 && couldHireDonkey(player)) wanted.add('donkey');
    addWanted(player, wanted, moves);
  }
}
