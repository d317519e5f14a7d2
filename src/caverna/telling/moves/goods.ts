// Paying, trading and eating.

import {
  ANIMALS,
  type Bundle,
  EXCHANGE_OF,
  foodFor,
  foodForAnimals,
  offerOf,
  type Player,
  type PowerId,
  plus,
  powerWith,
} from '../../engine/index.ts';
import { nameFolk, nameTile } from '../names.ts';
import { dwarfInWords } from '../people.ts';
import { inBrackets, type Tongue } from '../tongue.ts';
import { asks, type MoveOf, type Namers } from './types.ts';

/** The tile or folk that allows an exchange. */
function allowedBy({ language }: Tongue, power: PowerId | undefined): string {
  if (!power) return '';
  const folk = nameFolk(language, power);
  return inBrackets(folk === power ? nameTile(language, power) : folk);
}

/** An exchange, for this player: more food with Slaughtering cave, a named amount of gold, a named weapon. */
function exchange(t: Tongue, { id, n = 0 }: MoveOf<'exchange'>, player: Player): string {
  const { moves: w, actions } = t.w;
  const entry = EXCHANGE_OF[id];
  const by = allowedBy(t, entry.power);
  if (entry.amount) return w.forGoods(t.goods({ gold: n }), t.goods({ food: n - 1 }));
  if (entry.weapon)
    return (
      w.tradeWeapon(dwarfInWords(t, player, n), t.goods({ food: player.dwarfs[n - 1]?.weapon ?? 0 })) + by
    );
  const pay = t.goods(entry.pay);
  if (entry.places) return w.place(pay, actions.single(actions.singles[entry.places])) + by;
  if (entry.eats) return w.eat(pay, t.goods({ ...entry.get, food: foodFor(player, entry) })) + by;
  return w.forGoods(pay, t.goods(entry.get)) + by;
}

/** Animals eaten together, with what comes on top for pairs. */
function eat(t: Tongue, goods: Bundle, player: Player): string {
  let food = 0;
  for (const animal of ANIMALS) if (goods[animal]) food += foodForAnimals(player, animal, goods[animal]);
  const more = powerWith(player, 'onPairEaten');
  const by = allowedBy(t, more?.id);
  return t.w.moves.eat(t.goods(goods), t.goods(plus({ food }, more?.onPairEaten ?? {}))) + by;
}

export const GOODS: Namers<
  'pay' | 'exchange' | 'eat' | 'swap' | 'trade' | 'buy' | 'drop' | 'convert' | 'extra'
> = {
  pay: (t, { goods }) => t.w.moves.pay(t.goods(goods)) || t.w.moves.payNothing,
  exchange: (t, move, { player }) => exchange(t, move, player),
  eat: (t, { goods }, { player }) => eat(t, goods, player),
  swap(t, { id, goods }, { game }) {
    const { offer } = offerOf(game, id);
    return t.w.moves.forGoods(t.goods(goods ?? offer.pay ?? {}), t.goods(offer.get));
  },
  trade(t, _, { frame }) {
    const { pay = {}, get = {}, left = 1 } = asks(frame, 'trade') ?? {};
    return t.w.moves.trade(t.goods(pay), t.goods(get), left);
  },
  buy: (t, { good }, { frame }) =>
    t.w.moves.buy(t.goods({ [good]: 1 }), t.goods({ gold: asks(frame, 'market')?.prices[good] ?? 0 })),
  drop: (t, { good }) => t.w.moves.drop(t.goods({ [good]: 1 })),
  convert: (t, { give, get, n }) => t.w.moves.convert(t.goods({ [give]: n }), t.goods({ [get]: n })),
  extra: (t, { good }) => t.w.moves.extra(t.goods({ [good]: 1 })),
};
