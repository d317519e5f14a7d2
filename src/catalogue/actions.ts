import { type Action, type Effect, isJoined, type SpaceVariant } from '../engine/index.ts';
import { actionWords } from '../i18n/actions.ts';
import { strings } from '../i18n/index.ts';
import type { Language } from '../site/languages.ts';
import { goodsInWords } from './names.ts';

/** One effect as a phrase: "place a cavern and tunnel". */
function effectInWords(language: Language, effect: Effect): string {
  const w = actionWords[language];
  const goods = (bundle: Parameters<typeof goodsInWords>[1]): string => goodsInWords(language, bundle);
  switch (effect.do) {
    case 'take':
      return w.take;
    case 'gain':
      return w.gain(goods(effect.goods), effect.per, effect.rubyMines);
    case 'token':
      return w.token;
    case 'place':
      return w.place(effect.tiles.map((tile) => w.twins[tile]));
    case 'single':
      return w.single(w.singles[effect.tile]);
    case 'oreMine':
      return w.oreMine;
    case 'rubyMine':
      return w.rubyMine[effect.on];
    case 'fence':
      return w.fence[effect.size](goods({ wood: effect.wood }));
    case 'stable':
      return w.stable(goods({ stone: effect.stone }));
    case 'furnish':
      return w.furnish[effect.only];
    case 'sow':
      return w.sow;
    case 'forge':
      return w.forge(effect.most);
    case 'expedition':
      return w.expedition(effect.level);
    case 'grow':
      return w.grow;
    case 'goblin':
      return w.goblin;
    case 'imitate':
      return w.imitate(effect.food);
    case 'market':
      return w.market(Object.entries(effect.prices).map(([id, gold]) => w.priced(goods({ [id]: 1 }), gold)));
    case 'trade':
      return w.trade(effect.times, goods(effect.pay), goods(effect.get));
    case 'sharpenAll':
      return w.sharpenAll;
    case 'breed':
      return w.breed(effect.types);
    default:
      // Effects of the other boxes are told on the pages of their own spaces.
      return effect.do;
  }
}

/** A whole space in words, connectors included; groups inside groups stand in brackets. */
export function actionInWords(language: Language, action: Action, inside = false): string {
  if (!isJoined(action)) return effectInWords(language, action);
  const w = actionWords[language];
  const parts = action.parts.map((part) => actionInWords(language, part, true));
  const text = (action.join === 'eitherOr' ? w.either : '') + parts.join(` ${w.joins[action.join]} `);
  return inside && action.join !== 'all' ? `(${text})` : text;
}

/** What a space collects each round: "3 wood if empty, otherwise 1 wood". */
export function addsInWords(language: Language, { empty, more }: NonNullable<SpaceVariant['adds']>): string {
  const [first, later] = [goodsInWords(language, empty), goodsInWords(language, more)];
  return first === later ? first : strings(language).factAddsElse(first, later);
}
