// Is an effect possible now, exchanges included? And what can be done on a space?

import type { Effect, Gain } from '../actions/effects.ts';
import { type Branch, type Plan, startable, type Unit } from '../actions/plan.ts';
import { boxOf } from '../boxes/installed.ts';
import { MOST_PEOPLE } from '../data/limits.ts';
import { SPACES } from '../data/spaces.ts';
import { canSowMushroom } from '../folk/crops.ts';
import { drops, enjoys, HOOKS } from '../powers/index.ts';
import { count } from '../state/board.ts';
import { type Bundle, FREE, isEmpty, type Price, price, sum } from '../state/goods.ts';
import { sideOf } from '../state/sides.ts';
import type { Actor, Game, Player, Seat, SpaceState } from '../state/types.ts';
import type { NewCrop, SpaceId } from '../state/vocabulary.ts';
import { affordable, onlyFood, withExtras } from './afford.ts';
import { canBreedNow, canEverBreed } from './breeding.ts';
import { buildWays, furnishable } from './costs.ts';
import { canGrow } from './family.ts';
import { forgePrice, forgesForDog } from './forging.ts';
import { canRaise, tradesWeapons } from './purse.ts';
import { fieldOutlays, NOTHING, siteOutlays } from './tiles.ts';

export type { Actor };

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

export const SEEDS: readonly Price[] = [price({ grain: 1 }), price({ vegetable: 1 })];

/** Could this effect be carried out, after exchanges if needed? */
export function possible(game: Game, player: Player, actor: Actor, effect: Effect): boolean {
  switch (effect.do) {
    case 'take':
      return takesGoods(game, player, actor) && onlyFood(player, actor);
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
      return boxOf(game)?.possible?.(game, player, actor, effect) ?? false;
  }
}

/** A clumsy person gives one back (folk.goblins.clumsyUnusable), and may be free to do so for nothing once it is there. */
function takesGoods(game: Game, player: Player, { space, dwarf }: Actor): boolean {
  const person = player.dwarfs[dwarf];
  const there = game.setup.options.loneGoodDropped === 'choice' && person?.at === space?.id;
  return space !== null && sum(space.goods) > (there ? 0 : drops(game, player, person));
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
const readsBoth =
  ({ setup }: Game, player: Player) =>
  (branch: Branch) =>
    enjoys(player, 'bothBranches') &&
    !(branch.guestOnce && player.extended) &&
    !(branch.unlisted && setup.options.guestRoomOnWish === false);

/** The units of a plan that can be started next, as a bit mask; `first` stops at one. */
export function openUnits(
  game: Game,
  player: Player,
  actor: Actor,
  plan: Plan,
  done: number,
  first = false,
): number {
  const open = startable(plan.root, done, readsBoth(game, player));
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
  const player = game.players[seat];
  // folk.open.clumsyLogging
  if (game.setup.options.clumsyLogging === false && space.id === 'logging') {
    const wood = sum(space.goods);
    if (wood > 0 && wood <= drops(game, player, player.dwarfs[dwarf])) return false;
  }
  return openUnits(game, player, actor, plan, 0, true) !== 0 || paysForUse(game, player, space.id);
}

/** folk.open.quarryingAlone: goods that come with the use of a space may be agreed to be reason enough. */
const paysForUse = ({ setup }: Game, { powers }: Player, id: SpaceId): boolean =>
  setup.options.quarryingOpens === true &&
  HOOKS.onUse.some((power) => power.onUse.space === id && powers[power.id]);

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
    if (player.dwarfs.some((one) => one.at === space.id)) continue;
    const { plan } = sideOf(game, space.id)!;
    const imitation = plan.units[0]!.effects[0]!.do === 'imitate';
    if (imitation && (!game.setup.options.imitationOfImitation || imitatedBefore(game, actor, space.id)))
      continue;
    // base.imitation.leftovers
    const left = game.setup.options.imitatorTakes ? space : null;
    const as: Actor = { seat, dwarf, space: left, food: total };
    if (imitation) as.via = [...(actor.via ?? []), space.id];
    const pays = game.setup.options.quarryingByImitation && paysForUse(game, player, space.id);
    if (openUnits(game, player, as, plan, 0, true) === 0 && !(pays && onlyFood(player, as))) continue;
    found.push(space);
    if (first) break;
  }
  return found;
}
