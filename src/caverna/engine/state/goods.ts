import type { Good, SupplyGood } from './vocabulary.ts';

/** How many of everything somebody has. All keys are always there; those of the new crops in games with folk. */
export type Goods = Record<Good, number>;

/** A few goods together, as printed on a space or a loot item. */
export type Bundle = Partial<Record<Good, number>>;

/** What something costs; a fixed shape keeps comparing it cheap. */
export type Price = Record<SupplyGood, number>;

/** What is being paid for. */
export type Purchase = 'furnish' | 'fence' | 'stable' | 'forge';

const NO_BASE_GOODS = {
  wood: 0,
  stone: 0,
  ore: 0,
  gold: 0,
  ruby: 0,
  grain: 0,
  vegetable: 0,
  food: 0,
  dog: 0,
  sheep: 0,
  donkey: 0,
  wildBoar: 0,
  cattle: 0,
};

export const noGoods = (): Goods => ({ ...NO_BASE_GOODS }) as Goods;

export function price(of: Partial<Price>): Price {
  return {
    wood: of.wood ?? 0,
    stone: of.stone ?? 0,
    ore: of.ore ?? 0,
    gold: of.gold ?? 0,
    ruby: of.ruby ?? 0,
    grain: of.grain ?? 0,
    vegetable: of.vegetable ?? 0,
    food: of.food ?? 0,
  };
}

export const FREE: Price = price({});

export function covers(have: Goods, cost: Price): boolean {
  return (
    have.wood >= cost.wood &&
    have.stone >= cost.stone &&
    have.ore >= cost.ore &&
    have.gold >= cost.gold &&
    have.ruby >= cost.ruby &&
    have.grain >= cost.grain &&
    have.vegetable >= cost.vegetable &&
    have.food >= cost.food
  );
}

export const samePrice = (a: Price, b: Price): boolean =>
  a.wood === b.wood &&
  a.stone === b.stone &&
  a.ore === b.ore &&
  a.gold === b.gold &&
  a.ruby === b.ruby &&
  a.grain === b.grain &&
  a.vegetable === b.vegetable &&
  a.food === b.food;

export function isFree(cost: Price): boolean {
  return samePrice(cost, FREE);
}

export function holds(have: Goods, bundle: Bundle): boolean {
  for (const good in bundle) if (!(have[good as Good] >= bundle[good as Good]!)) return false;
  return true;
}

export function isEmpty(bundle: Bundle): boolean {
  for (const good in bundle) if (bundle[good as Good]) return false;
  return true;
}

export function sum(bundle: Bundle): number {
  let total = 0;
  for (const good in bundle) total += bundle[good as Good] ?? 0;
  return total;
}

export function plus(a: Bundle, b: Bundle): Bundle {
  const total: Bundle = { ...a };
  for (const good in b) {
    const key = good as Good;
    total[key] = (total[key] ?? 0) + b[key]!;
  }
  return total;
}

/** The parts of a price that are not zero, for events and notation. */
export function bundleOf(cost: Price): Bundle {
  const bundle: Bundle = {};
  for (const good in cost) {
    const key = good as SupplyGood;
    if (cost[key]) bundle[key] = cost[key];
  }
  return bundle;
}
