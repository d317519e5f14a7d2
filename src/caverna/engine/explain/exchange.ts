// Why an exchange, or something around feeding, trading and breeding, is refused.

import { EXCHANGE_OF } from '../boxes/lists.ts';
import { singleEffect } from '../legal/exchange.ts';
import { mealOf } from '../legal/feed.ts';
import { hasSite } from '../legal/land.ts';
import { CLOSED } from '../legal/open.ts';
import { HOOKS } from '../powers/index.ts';
import { forgePrice } from '../raise/forging.ts';
import { isSpent } from '../raise/purse.ts';
import { bundleOf, holds } from '../state/goods.ts';
import type { Refusal } from '../state/result.ts';
import type { Frame, FrameOf, MoveOf, Player } from '../state/types.ts';
import { type Animal, FARM_ANIMALS } from '../state/vocabulary.ts';

export function whyNotExchange(player: Player, frame: Frame, { id, n }: MoveOf<'exchange'>): Refusal {
  const entry = EXCHANGE_OF[id];
  const { rule, power } = entry;
  const closed = CLOSED[frame.kind];
  if (closed) return { code: 'wrongMoment', rule: closed, args: { pending: frame.kind } };
  if (power && !player.powers[power]) return { code: 'needsTile', rule, args: { tile: power } };
  if (entry.weapon) {
    const dwarf = player.dwarfs[(n ?? 0) - 1];
    if (!dwarf) return { code: 'notLegal', rule };
    if (dwarf.weapon === 0) return { code: 'unarmed', rule };
  } else if (entry.amount) {
    if (n === undefined || n < 2) return { code: 'notLegal', rule };
    if (player.goods.gold < n) return { code: 'cannotPay', rule, args: { gold: n } };
  } else if (n !== undefined) return { code: 'notLegal', rule };
  if (!holds(player.goods, entry.pay)) return { code: 'cannotPay', rule, args: { ...entry.pay } };
  if (entry.places && !hasSite(player, singleEffect(entry.places))) return { code: 'noSite', rule };
  if (isSpent(player, entry)) return { code: 'limitReached', rule };
  // It could be paid, but would make impossible what has been begun.
  return { code: 'notLegal', rule: frame.rule };
}

export function whyNotServe(player: Player, frame: FrameOf<'feed'>, { goods }: MoveOf<'serve'>): Refusal {
  const power = HOOKS.servesInstead.find(({ id }) => player.powers[id]);
  if (!power) {
    const [{ id, rule }] = HOOKS.servesInstead as [(typeof HOOKS.servesInstead)[number]];
    return { code: 'needsTile', rule, args: { tile: id } };
  }
  if (frame.served) return { code: 'limitReached', rule: power.rule };
  if (!holds(player.goods, goods)) return { code: 'cannotPay', rule: power.rule, args: { ...goods } };
  return { code: 'notLegal', rule: power.rule };
}

/** `feed` without enough food. */
export const whyNotFeed = (player: Player, frame: FrameOf<'feed'>): Refusal => ({
  code: 'cannotPay',
  rule: frame.rule,
  args: { food: mealOf(player, frame.perAdult, frame.served).food },
});

export function whyNotBreed(player: Player, frame: FrameOf<'breed'>, { types }: MoveOf<'breed'>): Refusal {
  if (types.length === 0) return { code: 'nothingDoneYet', rule: 'base.work.effect' };
  if (types.length > frame.types)
    return { code: 'limitReached', rule: frame.rule, args: { most: frame.types } };
  const kinds: readonly Animal[] = frame.again ?? FARM_ANIMALS;
  if (types.some((animal) => !kinds.includes(animal))) return { code: 'notLegal', rule: frame.rule };
  const lonely = types.find((animal) => player.goods[animal] < 2);
  if (lonely) return { code: 'noParents', rule: 'base.harvest.breed', args: { animal: lonely } };
  if (new Set(types).size < types.length) return { code: 'notLegal', rule: 'base.harvest.breed' };
  return { code: 'animalsUnhoused', rule: 'base.harvest.breed.house' };
}

export function whyNotBuy(player: Player, frame: FrameOf<'market'>, { good }: MoveOf<'buy'>): Refusal {
  const gold = frame.prices[good];
  if (gold === undefined) return { code: 'notLegal', rule: 'base.market' };
  if (frame.bought.includes(good)) return { code: 'limitReached', rule: 'base.market', args: { good } };
  return player.goods.gold < gold
    ? { code: 'cannotPay', rule: 'base.market', args: { gold } }
    : { code: 'notLegal', rule: 'base.market' };
}

export function whyNotForge(player: Player, frame: FrameOf<'forge'>, strength: number): Refusal {
  if (strength < 1 || strength > frame.most)
    return { code: 'limitReached', rule: 'base.forge', args: { most: frame.most } };
  return { code: 'cannotPay', rule: 'base.forge', args: bundleOf(forgePrice(player, frame.dwarf, strength)) };
}
