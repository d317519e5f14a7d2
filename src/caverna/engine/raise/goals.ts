// Is what the player has committed to within reach, and can it be carried out at once?

import { canSowMushroom } from '../folk/crops.ts';
import { hasSite } from '../legal/land.ts';
import { covers, holds, type Price, price } from '../state/goods.ts';
import type { Actor, Game, Goal, Player } from '../state/types.ts';
import { canBreedNow } from './breeding.ts';
import { canRaiseBundle } from './bundle.ts';
import { buildWays, canFurnish, coversOwn, furnishWays } from './costs.ts';
import { forgePrice } from './forging.ts';
import { imitable, possible, SEEDS } from './possible.ts';
import { canRaise, tradesWeapons } from './purse.ts';
import { fieldOutlays, forLoot, NOTHING, tileOutlays } from './tiles.ts';

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
    case 'pay':
      return canRaiseBundle(player, goal.goods, actor.food);
  }
}

const payable = (player: Player, ways: readonly Price[]) => ways.some((way) => covers(player.goods, way));

/** Can it be carried out at once, without any exchange? */
export function goalReady(game: Game, player: Player, actor: Actor, goal: Goal): boolean {
  if (goal.to === 'furnish')
    return (
      payable(player, furnishWays(game, player, goal.tile, goal.price)) &&
      (coversOwn(player, goal.tile) ||
        tileOutlays(forLoot(game, player, goal.price), goal.tile)[0] === NOTHING)
    );
  if (goal.to === 'forge')
    return (
      player.dwarfs[actor.dwarf]!.weapon === 0 &&
      covers(player.goods, forgePrice(player, actor.dwarf, goal.strength))
    );
  if (goal.to === 'imitate') return player.goods.food >= goal.food;
  if (goal.to === 'pay') return holds(player.goods, goal.goods);
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
