// Is an effect possible now, exchanges included? And is it possible at once, without any?

import { count } from '../board.ts';
import { priceOf } from '../box/tiles.ts';
import { DWELLINGS, FURNISHINGS } from '../boxes.ts';
import { FAMILY_LIMIT, MOST_PEOPLE } from '../data/schedule.ts';
import { SPACES } from '../data/spaces.ts';
import { COVERS } from '../data/tiles.ts';
import type { Effect, Furnish, Gain } from '../effects.ts';
import { canSowMushroom } from '../folk/crops.ts';
import { type Bundle, covers, FREE, isEmpty, type Price, price, sum } from '../goods.ts';
import { fits, headsOf, noHeads } from '../housing/solve.ts';
import { hasSite, toll } from '../legal/land.ts';
import { moduleOf } from '../module.ts';
import { type Branch, type Plan, startable, type Unit } from '../plan.ts';
import {
  discounted,
  enjoys,
  familyLimit,
  goblinLodgers,
  goblinsOf,
  POWER_BY_ID,
  personal,
  powerWith,
  roomForDwarfs,
  waysToPay,
} from '../powers/index.ts';
import { sideOf } from '../sides.ts';
import type { Actor, BuildEffect, Game, Goal, Player, Seat, SpaceState } from '../types.ts';
import { FARM_ANIMALS, type NewCrop, type SpaceId, type TileId } from '../vocabulary.ts';
import { canBuyPair, canRaise, tradesWeapons } from './purse.ts';
import { caveOutlays, fieldOutlays, NOTHING, type Outlay, siteOutlays, tileOutlays } from './tiles.ts';

export type { Actor };

const withExtras = (cost: Price, rubies: number, food: number): Price =>
  rubies || food ? { ...cost, ruby: cost.ruby + rubies, food: cost.food + food } : cost;

/** Can one of these prices be paid together with one of these outlays? */
function affordable(
  player: Player,
  actor: Actor,
  ways: readonly Price[],
  outlays: readonly Outlay[],
): boolean {
  for (const outlay of outlays) {
    for (const way of ways) {
      const need = withExtras(way, outlay.rubies, actor.food);
      if (canRaise(player, need, outlay.bonus)) return true;
    }
  }
  return false;
}

const onlyFood = (player: Player, actor: Actor, spared = -1): boolean =>
  actor.food === 0 ||
  player.goods.food >= actor.food ||
  canRaise(player, price({ food: actor.food }), null, spared);

/** What a fixed gain gives this player. */
export function gainOf(player: Player, effect: Gain): Bundle {
  if (effect.rubyMines && count(player, 'rubyMine') < effect.rubyMines) return {};
  if (!effect.per) return effect.goods;
  const mines = count(player, effect.per);
  const goods: Bundle = {};
  for (const good in effect.goods) {
    const key = good as keyof Bundle;
    if (mines) goods[key] = effect.goods[key]! * mines;
  }
  return goods;
}

/** base.family.limit, folk.people.limit */
export const familyFull = (player: Player): boolean =>
  player.dwarfs.length >= MOST_PEOPLE ||
  player.dwarfs.length - goblinsOf(player) >= familyLimit(player, FAMILY_LIMIT);

/** base.family.room, base.family.limit */
export function canGrow(player: Player): boolean {
  if (familyFull(player)) return false;
  const regular = player.dwarfs.length - goblinsOf(player);
  // A hostage takes up no room (fiends.breach.nonExistent).
  const housed = player.fiends ? player.dwarfs.filter((dwarf) => !dwarf.hostage).length : regular;
  return roomForDwarfs(player, housed) > housed + goblinLodgers(player);
}

/** The price of a piece of building on squares, all ways to pay it. */
export function buildWays(player: Player, effect: BuildEffect): Price[] {
  if (effect.do === 'fence') return waysToPay(player, 'fence', price({ wood: effect.wood }));
  if (effect.do === 'stable') return waysToPay(player, 'stable', price({ stone: effect.stone }));
  if (effect.do === 'place') {
    // The least that is asked for; what is due is paid when the tile is chosen.
    const rubies = toll(player, effect, 'cavern');
    if (rubies > 0) return [price({ ruby: rubies })];
  }
  return [FREE];
}

export function furnishWays(game: Game, player: Player, tile: TileId, special: Bundle | null): Price[] {
  const own = special ? undefined : POWER_BY_ID[tile].prices?.(player);
  return own ?? waysToPay(player, 'furnish', special ? price(special) : priceOf(game.setup.box, tile));
}

/** Trader over Spare part storage and the reverse need no cavern (base.tile.swap). */
export const coversOwn = (player: Player, tile: TileId): boolean => {
  const under = COVERS[tile];
  return under !== undefined && player.powers[under] !== undefined;
};

function canFurnish(
  game: Game,
  player: Player,
  actor: Actor,
  tile: TileId,
  special: Bundle | null,
  outlays = tileOutlays(player, tile),
): boolean {
  return affordable(
    player,
    actor,
    furnishWays(game, player, tile, special),
    coversOwn(player, tile) ? [NOTHING] : outlays,
  );
}

const ORDINARY: readonly TileId[] = ['dwelling'];

/** Tiles on offer that this action may build. */
function choices(game: Game, player: Player, effect: Furnish): readonly TileId[] {
  const module = moduleOf(game);
  if (effect.only === 'any')
    return module ? [...game.supply, ...module.moreTiles(game, player)] : game.supply;
  if (module && effect.only === 'dwellings') return game.supply.filter((tile) => module.isDwelling(tile));
  const list = effect.only === 'ordinary' ? ORDINARY : DWELLINGS;
  return list.filter((tile) => game.supply.includes(tile));
}

/** folk.open.goblinDwellingFull: six people may build a tile that brings a goblin, unless agreed otherwise. */
export const goblinFits = ({ setup }: Game, player: Player, tile: TileId): boolean =>
  !POWER_BY_ID[tile].bringsGoblin ||
  player.dwarfs.length < MOST_PEOPLE ||
  setup.options.goblinDwellingWhenFull !== false;

/** Tiles that this furnish action could build, exchanges included. */
export function furnishable(
  game: Game,
  player: Player,
  actor: Actor,
  effect: Furnish,
  first = false,
): TileId[] {
  const inCaves = caveOutlays(player);
  const tiles: TileId[] = [];
  for (const tile of choices(game, player, effect)) {
    if (!goblinFits(game, player, tile)) continue;
    const outlays = FURNISHINGS[tile].site === 'cavern' ? inCaves : tileOutlays(player, tile);
    if (outlays.length === 0 && !coversOwn(player, tile)) continue;
    if (!canFurnish(game, player, actor, tile, effect.price ?? null, outlays)) continue;
    tiles.push(tile);
    if (first) break;
  }
  return tiles;
}

const SEEDS: readonly Price[] = [price({ grain: 1 }), price({ vegetable: 1 })];

/** Two of a type now, or after buying; the newborn must fit when everything else is eaten if need be. */
function canEverBreed(player: Player): boolean {
  for (const animal of FARM_ANIMALS) {
    if (player.goods[animal] < 2 && !canBuyPair(player, animal)) continue;
    if (fits(player, { ...noHeads(), [animal]: 3 })) return true;
  }
  return false;
}

/** A type with two animals whose newborn fits with everybody else. */
export function canBreedNow(player: Player): boolean {
  const heads = headsOf(player);
  return FARM_ANIMALS.some(
    (animal) => heads[animal] >= 2 && fits(player, { ...heads, [animal]: heads[animal] + 1 }),
  );
}

/** Could this effect be carried out, after exchanges if needed? */
export function possible(game: Game, player: Player, actor: Actor, effect: Effect): boolean {
  switch (effect.do) {
    case 'take':
      return actor.space !== null && leaves(player, actor, actor.space.goods) && onlyFood(player, actor);
    case 'gain':
      return !isEmpty(gainOf(player, effect)) && onlyFood(player, actor);
    case 'token':
      return true;
    case 'place':
    case 'single':
    case 'oreMine':
    case 'rubyMine':
    case 'fence':
    case 'stable':
      return affordable(player, actor, buildWays(player, effect), siteOutlays(player, effect));
    case 'furnish':
      return furnishable(game, player, actor, effect, true).length > 0;
    case 'sow':
      return affordable(player, actor, SEEDS, fieldOutlays(player)) || sowsNewCrop(player, actor);
    case 'forge':
      // A friendly orc never forges, goes on expeditions or has children (fiends.tile.orcWorkerDwelling).
      if (!player.dwarfs[actor.dwarf]) return false;
      if (forgesForDog(player, actor.dwarf) > 0 && onlyFood(player, actor)) return true;
      if (player.dwarfs[actor.dwarf]!.weapon > 0 && !tradesWeapons(player)) return false;
      return affordable(player, actor, [forgePrice(player, actor.dwarf, 0)], [NOTHING]);
    case 'expedition':
      return (player.dwarfs[actor.dwarf]?.weapon ?? 0) > 0 && onlyFood(player, actor, actor.dwarf);
    case 'grow':
      return actor.dwarf >= 0 && canGrow(player) && onlyFood(player, actor);
    case 'goblin':
      return player.dwarfs.length < MOST_PEOPLE;
    case 'imitate':
      return imitable(game, player, actor, effect.food, true).length > 0;
    case 'market':
      return canRaise(player, price({ gold: 1, food: actor.food }));
    case 'trade':
      return canRaise(player, withExtras(price(effect.pay), 0, actor.food));
    case 'sharpenAll':
      return true;
    case 'breed':
      return canBreedNow(player) || canEverBreed(player);
    default:
      return moduleOf(game)?.possible(game, player, actor, effect) ?? false;
  }
}

/** The price of a weapon for this person; strength 0 asks for the cheapest one. */
export function forgePrice(player: Player, dwarf: number, strength: number): Price {
  const forges = personal(player, player.dwarfs[dwarf], 'forges')?.forges;
  if (forges) return discounted(player, 'forge', forges.price(strength || forges.least));
  return discounted(player, 'forge', price({ ore: strength || 1 }));
}

/** The weakest and the strongest weapon this person can forge, when the action allows `most` ore. */
export function forgeRange(player: Player, dwarf: number, most: number): [number, number] {
  const forges = personal(player, player.dwarfs[dwarf], 'forges')?.forges;
  return forges ? [forges.least, forges.most] : [1, most];
}

/** folk.tile.guardDogSchool: the strength to be had for a dog, or 0 (folk.open.guardDogSchool). */
export function forgesForDog(player: Player, dwarf: number): number {
  if (player.goods.dog === 0) return 0;
  const strength = powerWith(player, 'forgesForDog')?.forgesForDog ?? 0;
  if (strength === 0 || player.dwarfs[dwarf]!.weapon > 0) return 0;
  const [least, most] = forgeRange(player, dwarf, strength);
  return least <= strength && strength <= most ? strength : 0;
}

/** Would anything be left of these goods? A clumsy person gives one back (folk.goblins.clumsyUnusable). */
function leaves(player: Player, actor: Actor, goods: Bundle): boolean {
  if (isEmpty(goods)) return false;
  return !personal(player, player.dwarfs[actor.dwarf], 'clumsy') || sum(goods) > 1;
}

/** A gemfruit or mushroom and a place for it (folk.crops.sow). */
function sowsNewCrop(player: Player, actor: Actor): boolean {
  const without = (crop: NewCrop): Player => ({
    ...player,
    goods: { ...player.goods, [crop]: player.goods[crop] - 1 },
  });
  if (player.goods.gemfruit > 0 && affordable(without('gemfruit'), actor, [FREE], fieldOutlays(player)))
    return true;
  return canSowMushroom(player) && onlyFood(without('mushroom'), actor);
}

/** A unit is possible when its leading effect is; gains and takings count together. */
export function unitPossible(game: Game, player: Player, actor: Actor, unit: Unit): boolean {
  const [lead] = unit.effects;
  if (lead!.do !== 'take' && lead!.do !== 'gain') return possible(game, player, actor, lead!);
  for (const effect of unit.effects) if (possible(game, player, actor, effect)) return true;
  return false;
}

/** Guest room, with its limit on Extension (base.tile.guestRoom). */
export const readsBoth = (player: Player) => (branch: Branch) =>
  enjoys(player, 'bothBranches') && !(branch.guestOnce && player.extended);

/** The units of a plan that can be started next, as a bit mask; `first` stops at one. */
export function openUnits(
  game: Game,
  player: Player,
  actor: Actor,
  plan: Plan,
  done: number,
  first = false,
): number {
  const open = startable(plan.root, done, readsBoth(player));
  let result = 0;
  for (let i = 0; i < plan.units.length; i++) {
    if (!(open & (1 << i)) || !unitPossible(game, player, actor, plan.units[i]!)) continue;
    result |= 1 << i;
    if (first) break;
  }
  return result;
}

/** Would using this space have any effect (base.work.effect)? */
export function spaceUsable(game: Game, seat: Seat, dwarf: number, space: SpaceState): boolean {
  const { plan } = sideOf(game, space.id)!;
  const actor: Actor = { seat, dwarf, space, food: 0 };
  return openUnits(game, game.players[seat]!, actor, plan, 0, true) !== 0;
}

const imitatedBefore = (game: Game, { via }: Actor, id: SpaceId): boolean =>
  via?.includes(id) || game.stack.some((frame) => frame.kind === 'act' && frame.space === id);

/** Spaces this player could imitate for this much food (base.imitation.*). */
export function imitable(
  game: Game,
  player: Player,
  actor: Actor,
  food: number,
  first = false,
): SpaceState[] {
  const found: SpaceState[] = [];
  const { seat, dwarf } = actor;
  const total = actor.food + food;
  for (const space of game.spaces) {
    if (space.by < 0 || space.by === seat || SPACES[space.id]?.imitable === false) continue;
    if (enjoys(player, 'joins') && player.dwarfs.some((one) => one.at === space.id)) continue;
    const { plan } = sideOf(game, space.id)!;
    const imitation = plan.units[0]!.effects[0]!.do === 'imitate';
    if (imitation && (!game.setup.options.imitationOfImitation || imitatedBefore(game, actor, space.id)))
      continue;
    const as: Actor = { seat, dwarf, space: null, food: total };
    if (imitation) as.via = [...(actor.via ?? []), space.id];
    if (openUnits(game, player, as, plan, 0, true) === 0) continue;
    found.push(space);
    if (first) break;
  }
  return found;
}

/** Is what the player has committed to still within reach? */
export function goalPossible(game: Game, player: Player, actor: Actor, goal: Goal): boolean {
  switch (goal.to) {
    case 'effect':
      return possible(game, player, actor, goal.effect);
    case 'furnish':
      return canFurnish(game, player, actor, goal.tile, goal.price);
    case 'forge':
      if (player.dwarfs[actor.dwarf]!.weapon > 0 && !tradesWeapons(player)) return false;
      return canRaise(player, forgePrice(player, actor.dwarf, goal.strength));
    case 'imitate':
      return imitable(game, player, actor, goal.food).some((space) => space.id === goal.space);
  }
}

const payable = (player: Player, ways: readonly Price[]) => ways.some((way) => covers(player.goods, way));

/** Can it be carried out at once, without any exchange? */
export function goalReady(game: Game, player: Player, actor: Actor, goal: Goal): boolean {
  if (goal.to === 'furnish')
    return (
      payable(player, furnishWays(game, player, goal.tile, goal.price)) &&
      (coversOwn(player, goal.tile) || tileOutlays(player, goal.tile)[0] === NOTHING)
    );
  if (goal.to === 'forge')
    return (
      player.dwarfs[actor.dwarf]!.weapon === 0 &&
      covers(player.goods, forgePrice(player, actor.dwarf, goal.strength))
    );
  if (goal.to === 'imitate') return player.goods.food >= goal.food;
  const { effect } = goal;
  switch (effect.do) {
    case 'place':
    case 'single':
    case 'oreMine':
    case 'rubyMine':
    case 'fence':
    case 'stable':
      return hasSite(player, effect) && payable(player, buildWays(player, effect));
    case 'sow':
      if (canSowMushroom(player)) return true;
      return (payable(player, SEEDS) || player.goods.gemfruit > 0) && fieldOutlays(player)[0] === NOTHING;
    case 'trade':
      return covers(player.goods, price(effect.pay));
    case 'breed':
      return canBreedNow(player);
    default:
      return true;
  }
}
