// Everything that can be exchanged at any time (base.exchange.*).

import type { RuleId } from '../rules/ids.ts';
import type { Bundle } from '../state/goods.ts';
import type { BaseExchangeId, ExchangeId, PowerId, Single } from '../state/vocabulary.ts';

export interface Exchange {
  id: ExchangeId;
  pay: Bundle;
  get: Bundle;
  /** The furnishing tile or folk that allows it; without one, everybody may. */
  power?: PowerId;
  /** What it gives can be turned into food, by everybody. */
  edible?: true;
  /** Allowed once in every round. */
  oncePerRound?: true;
  /** A landscape tile to place at once. */
  places?: Single;
  /** Farm animals turned into food by it; Slaughtering cave adds 1 food for each. */
  eats?: number;
  /** The player names an amount n ≥ 2 of gold and gets n - 1 food. */
  amount?: true;
  /** The player names a dwarf whose weapon is traded in. */
  weapon?: true;
  /** Never of more use than another exchange when something has to be raised; see `raise/purse.ts`. */
  neverNeeded?: true;
  rule: RuleId;
}

type Extra = Omit<Partial<Exchange>, 'id' | 'pay' | 'get' | 'rule'>;

const ex = (id: BaseExchangeId, pay: Bundle, get: Bundle, extra: Extra = {}): Exchange => ({
  id,
  pay,
  get,
  rule: `base.exchange.${id}`,
  ...extra,
});

export const EXCHANGES: readonly Exchange[] = [
  ex('ruby.wood', { ruby: 1 }, { wood: 1 }),
  ex('ruby.stone', { ruby: 1 }, { stone: 1 }),
  ex('ruby.ore', { ruby: 1 }, { ore: 1 }),
  ex('ruby.gold', { ruby: 1 }, { gold: 1 }),
  ex('ruby.grain', { ruby: 1 }, { grain: 1 }),
  ex('ruby.vegetable', { ruby: 1 }, { vegetable: 1 }),
  ex('ruby.dog', { ruby: 1 }, { dog: 1 }, { neverNeeded: true }),
  ex('ruby.sheep', { ruby: 1 }, { sheep: 1 }, { neverNeeded: true }),
  ex('ruby.donkey', { ruby: 1 }, { donkey: 1 }, { neverNeeded: true }),
  ex('ruby.wildBoar', { ruby: 1 }, { wildBoar: 1 }),
  ex('ruby.cattle', { ruby: 1, food: 1 }, { cattle: 1 }, { neverNeeded: true }),
  ex('ruby.food', { ruby: 1 }, { food: 2 }),
  ex('ruby.field', { ruby: 1 }, {}, { places: 'field' }),
  ex('ruby.meadow', { ruby: 1 }, {}, { places: 'meadow' }),
  ex('ruby.tunnel', { ruby: 1 }, {}, { places: 'tunnel' }),
  ex('ruby.cavern', { ruby: 2 }, {}, { places: 'cavern' }),
  ex('food.sheep', { sheep: 1 }, { food: 1 }, { eats: 1 }),
  ex('food.donkey', { donkey: 1 }, { food: 1 }, { eats: 1 }),
  ex('food.donkeys', { donkey: 2 }, { food: 3 }, { eats: 2 }),
  ex('food.wildBoar', { wildBoar: 1 }, { food: 2 }, { eats: 1 }),
  ex('food.cattle', { cattle: 1 }, { food: 3 }, { eats: 1 }),
  ex('food.grain', { grain: 1 }, { food: 1 }),
  ex('food.vegetable', { vegetable: 1 }, { food: 2 }),
  ex('food.gold', {}, {}, { amount: true }),
  ex('cookingCave', { grain: 1, vegetable: 1 }, { food: 5 }, { power: 'cookingCave' }),
  ex('trader', { gold: 2 }, { wood: 1, stone: 1, ore: 1 }, { power: 'trader' }),
  ex('huntingParlor', { wildBoar: 2 }, { gold: 2, food: 2 }, { power: 'huntingParlor' }),
  ex('beerParlor.gold', { grain: 2 }, { gold: 3 }, { power: 'beerParlor' }),
  ex('beerParlor.food', { grain: 2 }, { food: 4 }, { power: 'beerParlor' }),
  ex('blacksmithingParlor', { ruby: 1, ore: 1 }, { gold: 2, food: 1 }, { power: 'blacksmithingParlor' }),
  ex('sparePartStorage', { wood: 1, stone: 1, ore: 1 }, { gold: 2 }, { power: 'sparePartStorage' }),
  ex('peacefulCave', {}, {}, { power: 'peacefulCave', weapon: true }),
];
