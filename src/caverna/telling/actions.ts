// What is done on an action space: as printed, or as it would be for this player now.

import type { Language } from '../../site/languages.ts';
import {
  type Action,
  type BuildEffect,
  type Bundle,
  buildWays,
  drops,
  type Effect,
  forgeRange,
  type Game,
  type Good,
  gainOf,
  isEmpty,
  isJoined,
  type Joined,
  type Player,
  plus,
  type Seat,
  sackOf,
} from '../engine/index.ts';
import { type Tongue, tongue } from './tongue.ts';

/** For whom, and what lies on the space: nothing when it is imitated. */
export interface Here {
  player: Player;
  goods: Bundle;
  /** An orc works here: it neither forges nor goes on expeditions. */
  orc?: true;
  /** Who acts, as an index into the family. */
  dwarf?: number;
  /** Loot items more than printed (folk.ability.trolls.bigSack). */
  sack?: number;
}

export function hereOn(game: Game, seat: Seat, space: string, imitated = false): Here {
  const leaves = imitated && !game.setup.options.imitatorTakes;
  const goods = leaves ? {} : (game.spaces.find(({ id }) => id === space)?.goods ?? {});
  return { player: game.players[seat], goods };
}

/** The same for somebody in particular: a clumsy person keeps one good less, a Troll brings more home. */
export function hereFor(game: Game, here: Here, dwarf: number): Here {
  const { player, goods } = here;
  const found = { ...here, dwarf, sack: sackOf(game, player, dwarf)?.extraLoot ?? 0 };
  const [kind, other] = Object.keys(goods) as Good[];
  // Which of several kinds goes back is asked afterwards (folk.goblins.clumsyChoice).
  if (kind && !other)
    found.goods = { [kind]: Math.max(0, goods[kind]! - drops(game, player, player.dwarfs[dwarf])) };
  return found;
}

/** What a building effect costs: for this player, or as printed. */
function cost(t: Tongue, effect: BuildEffect, printed: Bundle, here?: Here): string | null {
  return here ? t.price(buildWays(here.player, effect)) : t.goods(printed);
}

const FOR_DWARFS: ReadonlySet<Effect['do']> = new Set(['expedition', 'forge', 'forgeWood']);

/** One effect as a phrase; empty when nothing would come of it here. */
export function effectInWords(t: Tongue, effect: Effect, here?: Here): string {
  const { actions: w } = t.w;
  if (here?.orc && FOR_DWARFS.has(effect.do)) return '';
  switch (effect.do) {
    case 'take':
      if (!here) return w.take(null);
      return isEmpty(here.goods) ? '' : w.take(t.goods(here.goods));
    case 'gain': {
      if (!here) return w.gain(t.goods(effect.goods), effect.per, effect.rubyMines);
      const goods = gainOf(here.player, effect);
      return isEmpty(goods) ? '' : w.gain(t.goods(goods));
    }
    case 'place':
      return w.place(effect.tiles.map((tile) => w.twins[tile]));
    case 'single':
      return w.single(w.singles[effect.tile]);
    case 'rubyMine':
      return w.rubyMine[effect.on];
    case 'fence':
      return w.fence(effect.size, cost(t, effect, { wood: effect.wood }, here));
    case 'stable':
      return w.stable(cost(t, effect, { stone: effect.stone }, here));
    case 'furnish':
      return w.furnish[effect.only];
    case 'forge': {
      const range =
        here?.dwarf === undefined ? [1, effect.most] : forgeRange(here.player, here.dwarf, effect.most);
      return w.forge(range[0]!, range[1]!);
    }
    case 'forgeWood':
      return w.forgeWood(effect.most);
    case 'expedition':
      return w.expedition(effect.level + (here?.sack ?? 0));
    case 'imitate':
      return w.imitate(t.goods({ food: effect.food }));
    case 'market':
      return w.market(
        Object.entries(effect.prices).map(([id, gold]) => w.priced(t.good(id as Good), gold ?? 0)),
      );
    case 'trade':
      return w.trade(effect.times, t.goods(effect.pay), t.goods(effect.get));
    case 'breed':
      return w.breed(effect.types);
    case 'stockMine':
      return w.stockMine(effect.n, 'oreMine');
    default:
      return w[effect.do];
  }
}

/** Effects performed together; for somebody here, goods that come together are added up. */
export function togetherInWords(t: Tongue, effects: readonly Effect[], here?: Here): string {
  const { actions: w } = t.w;
  const mine = effects.some(({ do: does }) => does === 'rubyMine') ? 'rubyMine' : 'oreMine';
  const phrases: string[] = [];
  let goods: Bundle = {};
  for (const effect of effects) {
    if (effect.do === 'stockMine') phrases.push(w.stockMine(effect.n, mine));
    else if (here && effect.do === 'take') goods = plus(goods, here.goods);
    else if (here && effect.do === 'gain') goods = plus(goods, gainOf(here.player, effect));
    else phrases.push(effectInWords(t, effect, here));
  }
  if (!isEmpty(goods)) phrases.push(w.take(t.goods(goods)));
  return phrases.filter(Boolean).join(` ${w.joins.all} `);
}

function joinedInWords(t: Tongue, action: Joined, inside: boolean, here?: Here): string {
  const { actions: w } = t.w;
  if (action.join === 'all') return togetherInWords(t, action.parts as readonly Effect[], here);
  const parts = action.parts.map((part) => inWords(t, part, true, here)).filter(Boolean);
  const either = action.join === 'eitherOr' && parts.length > 1 ? w.either : '';
  const text = either + parts.join(` ${w.joins[action.join]} `);
  return inside && parts.length > 1 ? `(${text})` : text;
}

/** A whole space in words, connectors included; groups inside groups stand in brackets. */
const inWords = (t: Tongue, action: Action, inside: boolean, here?: Here): string =>
  isJoined(action) ? joinedInWords(t, action, inside, here) : effectInWords(t, action, here);

export const actionInWords = (language: Language, action: Action, here?: Here): string =>
  inWords(tongue(language), action, false, here);
