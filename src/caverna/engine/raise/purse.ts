// Can a price be paid after exchanges? Exact, and cheap when nothing special is owned.
//
// Everybody's exchanges (rubies, eating, gold into food) are settled by arithmetic. Trading tiles need a
// search, because one trade may feed another; the search tries them in every useful order and settles the
// rest by the same arithmetic. Exchanges marked `neverNeeded` give no more than another one for the same
// ruby (a bought sheep is worth at most what "1 ruby for 2 food" or a bought boar gives).

import { MEALS, TRADES } from '../boxes/lists.ts';
import { EXCHANGES, type Exchange } from '../data/exchanges.ts';
import { extraFoodPerAnimal, HOOKS } from '../powers/index.ts';
import { type Bundle, covers, type Goods, type Price, price } from '../state/goods.ts';
import type { Player } from '../state/types.ts';
import type { FarmAnimal, Good } from '../state/vocabulary.ts';

const WEAPON_TRADE = EXCHANGES.find((entry) => entry.weapon)!;
const ONE_STONE: Bundle = { stone: 1 };
const ONE_RUBY = price({ ruby: 1 });
const BUYABLE: readonly Exchange[] = EXCHANGES.filter(
  (entry) => entry.id.startsWith('ruby.') && !entry.places && !entry.neverNeeded && entry.id !== 'ruby.food',
);

/** Goods gained together with a bundle through the player's triggers (Seam, Dog school). */
export function withTriggers(player: Player, goods: Bundle): Bundle {
  let total = goods;
  for (const power of HOOKS.onGain) {
    const each = goods[power.onGain.each];
    if (!each || !player.powers[power.id]) continue;
    total = { ...total };
    for (const good in power.onGain.get) {
      const key = good as Good;
      total[key] = (total[key] ?? 0) + each * power.onGain.get[key]!;
    }
  }
  return total;
}

/** May this player trade weapons for food? */
export const tradesWeapons = (player: Player): boolean => Boolean(player.powers[WEAPON_TRADE.power!]);

/** Food from one's weapons (Peaceful cave), sparing one dwarf's. */
function foodFromWeapons(player: Player, spared: number): number {
  if (!tradesWeapons(player)) return 0;
  let food = 0;
  for (let i = 0; i < player.dwarfs.length; i++) if (i !== spared) food += player.dwarfs[i]!.weapon;
  return food;
}

/** What everybody's exchanges give this player: food per eaten animal, ore per stone, food for weapons. */
interface Rates {
  perAnimal: number;
  /** Food for a dog, sheep or donkey by a folk's or tile's own exchange; 0 without one. */
  dog: number;
  sheep: number;
  donkey: number;
  orePerStone: number;
  /** Gold for every two animals that are eaten (folk.tile.candleMaker). */
  pairGold: number;
  weapons: number;
}

/** Gold that comes with eating everything there is to eat. */
const goldOfMeals = (have: Goods, { pairGold, dog }: Rates): number =>
  pairGold && pairGold * ((have.sheep + have.donkey + have.wildBoar + have.cattle + (dog && have.dog)) >> 1);

/** With the exchanges everybody has, is `need` within reach of `have`? */
function withinReach(have: Goods, need: Price, rates: Rates): boolean {
  let rubies = have.ruby - need.ruby;
  if (rubies < 0) return false;
  const stone = Math.max(0, need.stone - have.stone);
  const ore = Math.max(0, need.ore - have.ore);
  rubies -= Math.max(0, need.wood - have.wood) + stone + Math.max(0, ore - stone * rates.orePerStone);
  const gold = have.gold + goldOfMeals(have, rates);
  rubies -= Math.max(0, need.gold - gold) + Math.max(0, need.grain - have.grain);
  rubies -= Math.max(0, need.vegetable - have.vegetable);
  if (rubies < 0) return false;
  let food = have.food - need.food;
  if (food >= 0) return true;
  const { perAnimal } = rates;
  food += rates.weapons + have.sheep * (rates.sheep || 1 + perAnimal) + have.wildBoar * (2 + perAnimal);
  food += have.cattle * (3 + perAnimal) + have.dog * rates.dog;
  food += rates.donkey
    ? have.donkey * rates.donkey
    : (have.donkey >> 1) * 3 + (have.donkey & 1) + have.donkey * perAnimal;
  food += Math.max(0, have.grain - need.grain) + 2 * Math.max(0, have.vegetable - need.vegetable);
  food += Math.max(0, gold - need.gold - 1);
  // A ruby is 2 food, or a boar that is eaten.
  food += rubies * (2 + perAnimal);
  return food >= 0;
}

function apply(have: Goods, pay: Bundle, get: Bundle): Goods | null {
  const after = { ...have };
  for (const good in pay) if ((after[good as Good] -= pay[good as Good]!) < 0) return null;
  for (const good in get) after[good as Good] += get[good as Good]!;
  return after;
}

const key = (have: Goods): string => Object.values(have).join();

/** Far beyond anything that happens in a game; only a bound for absurd hand-written positions. */
const MOST_STATES = 20_000;

/** Is any of these goods lacking for a payment? */
function supplies(goods: Bundle, pay: Bundle, have: Goods): boolean {
  for (const good in goods) if ((pay[good as Good] ?? 0) > have[good as Good]) return true;
  return false;
}

/** Tries the player's trading tiles, buying missing inputs with rubies. */
function search(player: Player, have: Goods, goal: (have: Goods) => boolean, seen: Set<string>): boolean {
  if (goal(have)) return true;
  const here = player.spent ? `${key(have)} ${player.spent}` : key(have);
  if (seen.has(here) || seen.size > MOST_STATES) return false;
  seen.add(here);
  for (const trade of meansOf(player).trades) {
    if (isSpent(player, trade)) continue;
    if (trade.oncePerRound) {
      const after = apply(have, trade.pay, withTriggers(player, trade.get));
      const poorer = { ...player, spent: [...(player.spent ?? []), trade.id] };
      if (after && search(poorer, after, goal, seen)) return true;
      continue;
    }
    const after = apply(have, trade.pay, withTriggers(player, trade.get));
    if (after) {
      if (search(player, after, goal, seen)) return true;
      continue;
    }
    if (have.ruby === 0) continue;
    for (const purchase of BUYABLE) {
      // With Seam, bought stone brings the ore that a trade lacks.
      const got = withTriggers(player, purchase.get);
      if (!supplies(got, trade.pay, have)) continue;
      const richer = apply(have, purchase.pay, got);
      if (richer && search(player, richer, goal, seen)) return true;
    }
  }
  return false;
}

/** What a set of powers offers for raising goods. */
interface Means extends Omit<Rates, 'weapons'> {
  trades: readonly Exchange[];
  rubyTrades: readonly Exchange[];
  /** Goods that some trade gives. */
  given: ReadonlySet<string>;
}

/** A player's powers change rarely, so their means are worked out once for each set of powers. */
const MEANS = new WeakMap<Player['powers'], Means>();

function meansOf(player: Player): Means {
  let means = MEANS.get(player.powers);
  if (!means) {
    const trades = TRADES.filter((entry) => player.powers[entry.power!]);
    let pairGold = 0;
    for (const { id, onPairEaten } of HOOKS.onPairEaten)
      if (player.powers[id]) pairGold += onPairEaten.gold ?? 0;
    means = {
      pairGold,
      // The gold of meals matters to trades that take gold.
      trades:
        pairGold && trades.some((entry) => entry.pay.gold)
          ? [...trades, ...mealsForTwo(player, pairGold)]
          : trades,
      rubyTrades: trades.filter((entry) => entry.get.ruby),
      given: new Set(trades.flatMap((entry) => Object.keys(withTriggers(player, entry.get)))),
      perAnimal: extraFoodPerAnimal(player),
      dog: mealRate(player, 'dog'),
      sheep: mealRate(player, 'sheep'),
      donkey: mealRate(player, 'donkey'),
      orePerStone: withTriggers(player, ONE_STONE).ore ?? 0,
    };
    MEANS.set(player.powers, means);
  }
  return means;
}

/** Every pair of animals as a trade: food and gold for both (folk.tile.candleMaker). */
function mealsForTwo(player: Player, gold: number): Exchange[] {
  const perAnimal = extraFoodPerAnimal(player);
  const dog = mealRate(player, 'dog');
  const donkey = mealRate(player, 'donkey');
  const food = {
    sheep: mealRate(player, 'sheep') || 1 + perAnimal,
    donkey: donkey || 1 + perAnimal,
    wildBoar: 2 + perAnimal,
    cattle: 3 + perAnimal,
    ...(dog ? { dog } : {}),
  };
  const pairs = (Object.keys(food) as (keyof typeof food)[]).flatMap((a, i, all) =>
    all.slice(i).map((b) => [a, b] as const),
  );
  return pairs.map(([a, b]) => ({
    id: 'food.donkeys',
    pay: a === b ? { [a]: 2 } : { [a]: 1, [b]: 1 },
    get: { food: food[a]! + food[b]! + (a === b && a === 'donkey' && !donkey ? 1 : 0), gold },
    rule: 'folk.tile.candleMaker',
  }));
}

/** Rubies that trading tiles could bring in this round. */
function rubiesFromTrades(player: Player, { rubyTrades }: Means): number {
  let rubies = 0;
  for (const entry of rubyTrades) if (!isSpent(player, entry)) rubies += entry.get.ruby!;
  return rubies;
}

/** Goods lacking that no trade of the player gives: only rubies can buy them. */
function onlyForRubies(have: Goods, need: Price, { given, orePerStone }: Means): number {
  let lacking = 0;
  for (const good of ['wood', 'stone', 'ore', 'grain', 'vegetable'] as const)
    if (!given.has(good) && !(good === 'ore' && orePerStone)) lacking += Math.max(0, need[good] - have[good]);
  return lacking;
}

/** Has this exchange been made already in this round? */
export const isSpent = (player: Player, entry: Exchange): boolean =>
  entry.oncePerRound === true && player.spent?.includes(entry.id) === true;

/** Food for one animal of a type, through what the player owns. */
function mealRate(player: Player, animal: 'dog' | 'sheep' | 'donkey'): number {
  for (const entry of MEALS) if (entry.pay[animal] && player.powers[entry.power!]) return entry.get.food ?? 0;
  return 0;
}

/** Gemfruits count as rubies and mushrooms as vegetables: the exchange is free (folk.crops.*). */
function withCropsExchanged(have: Goods): Goods {
  if (!have.gemfruit && !have.mushroom) return have;
  return {
    ...have,
    ruby: have.ruby + have.gemfruit,
    vegetable: have.vegetable + have.mushroom,
    gemfruit: 0,
    mushroom: 0,
  };
}

/**
 * Can the player pay this, exchanging whatever helps? `bonus` is gained on the way (a printed bonus of a
 * bought tile); `spared` is a dwarf that must keep its weapon.
 */
export function canRaise(player: Player, need: Price, bonus: Bundle | null = null, spared = -1): boolean {
  const own = bonus ? apply(player.goods, {}, bonus)! : player.goods;
  if (covers(own, need)) return true;
  const have = withCropsExchanged(own);
  const means = meansOf(player);
  const rubies = have.ruby + rubiesFromTrades(player, means) - need.ruby;
  if (rubies < 0) return false;
  const trades = means.trades.length > 0;
  // Without rubies and trading tiles only food can still be raised.
  if (have.ruby === need.ruby && !trades && !means.pairGold && !coversAllButFood(have, need)) return false;
  const { perAnimal, dog, sheep, donkey, orePerStone, pairGold } = means;
  const rates: Rates = {
    perAnimal,
    dog,
    sheep,
    donkey,
    orePerStone,
    pairGold,
    weapons: foodFromWeapons(player, spared),
  };
  if (withinReach(have, need, rates)) return true;
  if (!trades || onlyForRubies(have, need, means) > rubies) return false;
  return search(player, have, (purse) => withinReach(purse, need, rates), new Set());
}

/** The most rubies there could be: those at hand, gemfruits, and what trades bring in this round. */
export const rubiesInReach = (player: Player): number =>
  player.goods.ruby + (player.goods.gemfruit ?? 0) + rubiesFromTrades(player, meansOf(player));

/** Is there a ruby, or can there be one after exchanges? */
export const canGetRuby = (player: Player): boolean => canRaise(player, ONE_RUBY);

/** Could the player buy what is missing of a pair, without eating or selling the one that is there? */
export function canBuyPair(player: Player, animal: FarmAnimal): boolean {
  const missing = 2 - player.goods[animal];
  const kept: Player = { ...player, goods: { ...player.goods, [animal]: 0 } };
  return canRaise(kept, price({ ruby: missing, food: animal === 'cattle' ? missing : 0 }));
}

const coversAllButFood = (have: Goods, need: Price): boolean =>
  have.wood >= need.wood &&
  have.stone >= need.stone &&
  have.ore >= need.ore &&
  have.gold >= need.gold &&
  have.grain >= need.grain &&
  have.vegetable >= need.vegetable;
