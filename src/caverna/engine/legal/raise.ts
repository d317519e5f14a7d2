// What is still lacking for something the player has committed to.

import { buildWays, coversOwn, furnishWays } from '../raise/costs.ts';
import { forgePrice } from '../raise/forging.ts';
import { fieldOutlays, forLoot, NOTHING, siteOutlays, tileOutlays } from '../raise/tiles.ts';
import type { Price } from '../state/goods.ts';
import type { FrameOf, Game, Player } from '../state/types.ts';
import { FARM_ANIMALS, type Good, SINGLES, type Single, SUPPLY } from '../state/vocabulary.ts';

interface Lacking {
  goods: Set<Good>;
  food: number;
  tiles: Set<Single>;
}

/** Goods that are short in any way of paying; tiles that could provide a missing place. */
export function lackingFor(game: Game, player: Player, frame: FrameOf<'raise'>): Lacking {
  const lacking: Lacking = { goods: new Set(), food: 0, tiles: new Set() };
  const { goal } = frame;
  const need = (ways: readonly Price[]) => {
    for (const way of ways)
      for (const good of SUPPLY) {
        if (way[good] <= player.goods[good]) continue;
        lacking.goods.add(good);
        if (good === 'food') lacking.food = Math.max(lacking.food, way.food - player.goods.food);
      }
  };
  if (goal.to === 'imitate') {
    lacking.goods.add('food');
    lacking.food = goal.food - player.goods.food;
    // A tile bought for the imitated space may bring the food with its printed bonus.
    for (const tile of SINGLES) lacking.tiles.add(tile);
  } else if (goal.to === 'forge') {
    need([forgePrice(player, frame.dwarf, goal.strength)]);
    // An armed dwarf has to part with its weapon first, and only Peaceful cave takes it.
    if (player.dwarfs[frame.dwarf]!.weapon > 0) lacking.goods.add('food');
  } else if (goal.to === 'pay') {
    for (const name in goal.goods) {
      const good = name as Good;
      if (goal.goods[good]! > player.goods[good]) lacking.goods.add(good);
    }
    lacking.food = Math.max(0, (goal.goods.food ?? 0) - player.goods.food);
  } else if (goal.to === 'furnish') {
    need(furnishWays(game, player, goal.tile, goal.price));
    if (
      !coversOwn(player, goal.tile) &&
      tileOutlays(forLoot(game, player, goal.price), goal.tile)[0] !== NOTHING
    )
      for (const tile of ['cavern', 'tunnel'] as const) lacking.tiles.add(tile);
  } else {
    const { effect } = goal;
    switch (effect.do) {
      case 'sow':
        if (player.goods.grain + player.goods.vegetable === 0 && !player.goods.gemfruit)
          lacking.goods.add('grain').add('vegetable');
        if (fieldOutlays(player)[0] !== NOTHING) lacking.tiles.add('field').add('meadow');
        break;
      case 'trade':
        for (const good in effect.pay)
          if (player.goods[good as Good] < effect.pay[good as Good]!) lacking.goods.add(good as Good);
        break;
      case 'breed':
        for (const animal of FARM_ANIMALS) lacking.goods.add(animal);
        lacking.goods.add('food');
        lacking.food = player.goods.gold;
        break;
      case 'place':
      case 'single':
      case 'oreMine':
      case 'rubyMine':
      case 'fence':
      case 'stable':
        need(buildWays(player, effect));
        if (siteOutlays(player, effect)[0] !== NOTHING)
          for (const tile of ['meadow', 'tunnel'] as const) lacking.tiles.add(tile);
        break;
      default:
        break;
    }
  }
  return lacking;
}
