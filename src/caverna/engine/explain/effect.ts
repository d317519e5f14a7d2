// Why an effect cannot be carried out, exchanges included.

import type { Effect } from '../actions/effects.ts';
import { boxOf } from '../boxes/installed.ts';
import { STABLES } from '../data/limits.ts';
import { SPACES } from '../data/spaces.ts';
import { hasSite } from '../legal/land.ts';
import { personal } from '../powers/index.ts';
import { buildWays } from '../raise/costs.ts';
import { familyFull } from '../raise/family.ts';
import { forgePrice } from '../raise/forging.ts';
import { type Actor, possible } from '../raise/possible.ts';
import { canRaise } from '../raise/purse.ts';
import { caveOutlays, fieldOutlays, siteOutlays } from '../raise/tiles.ts';
import { count } from '../state/board.ts';
import { bundleOf, isEmpty, price } from '../state/goods.ts';
import type { Refusal } from '../state/result.ts';
import { sideOf } from '../state/sides.ts';
import type { Game, Player } from '../state/types.ts';
import { FARM_ANIMALS } from '../state/vocabulary.ts';

/** Nobody to imitate, no food for it, or nothing that would happen there. */
function whyNotImitate(game: Game, player: Player, { seat, food: owed }: Actor, food: number): Refusal {
  const chains = game.setup.options.imitationOfImitation;
  const open = game.spaces.some(({ id, by }) => {
    const { plan } = sideOf(game, id)!;
    return (
      by >= 0 &&
      by !== seat &&
      SPACES[id]?.imitable !== false &&
      (chains || plan.units[0]!.effects[0]!.do !== 'imitate')
    );
  });
  if (!open) return { code: 'nothingToImitate', rule: 'base.imitation.cost' };
  return canRaise(player, price({ food: owed + food }))
    ? { code: 'spaceWithoutEffect', rule: 'base.imitation.goods' }
    : { code: 'cannotPay', rule: 'base.imitation.cost', args: { food } };
}

export function whyNotEffect(game: Game, player: Player, actor: Actor, effect: Effect): Refusal[] {
  if (possible(game, player, actor, effect)) return [];
  switch (effect.do) {
    case 'take': {
      // folk.goblins.clumsyUnusable: what is taken would go back.
      const clumsy = personal(player, player.dwarfs[actor.dwarf], 'clumsy');
      if (clumsy && actor.space && !isEmpty(actor.space.goods))
        return [{ code: 'spaceWithoutEffect', rule: clumsy.rule }];
      return actor.space && isEmpty(actor.space.goods)
        ? [{ code: 'spaceWithoutEffect', rule: 'base.work.effect' }]
        : [{ code: 'spaceWithoutEffect', rule: 'base.imitation.goods' }];
    }
    case 'place':
    case 'single':
      return [{ code: 'noSite', rule: 'base.tiles.adjacent' }];
    case 'oreMine':
      return [{ code: 'noSite', rule: 'base.mine.ore' }];
    case 'rubyMine':
      return [{ code: 'noSite', rule: 'base.mine.ruby' }];
    case 'fence':
      if (siteOutlays(player, effect).length === 0)
        return count(player, 'meadow') > 0
          ? [{ code: 'noSite', rule: 'base.fence.large' }]
          : [{ code: 'noMeadow', rule: 'base.fence' }];
      return [{ code: 'cannotPay', rule: 'base.fence', args: bundleOf(buildWays(player, effect)[0]!) }];
    case 'stable':
      if (player.stables >= STABLES) return [{ code: 'noStableLeft', rule: 'base.stable' }];
      if (!hasSite(player, effect)) return [{ code: 'noSite', rule: 'base.stable.where' }];
      return [{ code: 'cannotPay', rule: 'base.stable', args: bundleOf(buildWays(player, effect)[0]!) }];
    case 'furnish':
      return caveOutlays(player).length === 0
        ? [{ code: 'noSite', rule: 'base.furnish.site' }]
        : [{ code: 'cannotPay', rule: 'base.furnish.tile', args: { ...effect.price } }];
    case 'sow':
      if (fieldOutlays(player).length === 0) return [{ code: 'noField', rule: 'base.sow.field' }];
      return [{ code: 'noCrop', rule: 'base.sow' }];
    case 'forge':
      if ((player.dwarfs[actor.dwarf]?.weapon ?? 0) > 0) return [{ code: 'armed', rule: 'base.forge' }];
      return [
        {
          code: 'cannotPay',
          rule: personal(player, player.dwarfs[actor.dwarf], 'forges')?.rule ?? 'base.forge',
          args: bundleOf(forgePrice(player, actor.dwarf, 0)),
        },
      ];
    case 'expedition':
      return [{ code: 'unarmed', rule: 'base.expedition.armed' }];
    case 'grow':
      if (familyFull(player)) return [{ code: 'familyFull', rule: 'base.family.limit' }];
      return [{ code: 'noRoom', rule: 'base.family.room' }];
    case 'goblin':
      return [{ code: 'familyFull', rule: 'folk.people.limit' }];
    case 'imitate':
      return [whyNotImitate(game, player, actor, effect.food)];
    case 'trade':
      return [{ code: 'cannotPay', rule: 'base.space.oreTrading' }];
    case 'breed':
      return FARM_ANIMALS.some((animal) => player.goods[animal] > 1)
        ? [{ code: 'animalsUnhoused', rule: 'base.harvest.breed.house' }]
        : [{ code: 'noParents', rule: 'base.harvest.breed' }];
    default:
      return [
        boxOf(game)?.whyNotEffect?.(game, player, actor, effect) ?? {
          code: 'spaceWithoutEffect',
          rule: 'base.work.effect',
        },
      ];
  }
}
