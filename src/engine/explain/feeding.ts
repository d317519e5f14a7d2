// What a feeding costs, and how the bill is made up.

import { mealOf } from '../legal/feed.ts';
import { goblinsOf, HOOKS, powerWith } from '../powers/index.ts';
import type { RuleId } from '../rules.ts';
import type { Player } from '../types.ts';

export interface BillLine {
  what: string;
  count: number;
  food: number;
  rule: RuleId;
}

export interface FeedingBill {
  lines: BillLine[];
  due: number;
  /** Food in the supply. */
  food: number;
  /** Food (and stone) still missing. */
  missing: number;
  /** Stone due, where the folk eats stone. */
  stone?: number;
}

export function explainFeeding(player: Player, perAdult: number, served = false): FeedingBill {
  const goblins = goblinsOf(player);
  const newborns = player.dwarfs.filter((dwarf) => dwarf.newborn && !dwarf.goblin).length;
  const adults = player.dwarfs.length - newborns - goblins;
  const folk = powerWith(player, 'eats');
  const rule: RuleId = folk?.rule ?? (perAdult === 1 ? 'base.harvest.feed1' : 'base.harvest.feed');
  const foodFor = (grown: number, born: number) =>
    folk ? folk.eats(grown, born, perAdult === 1).food : grown * perAdult + born;
  const lines: BillLine[] = [{ what: 'adult', count: adults, food: foodFor(adults, 0), rule }];
  if (newborns > 0) lines.push({ what: 'newborn', count: newborns, food: foodFor(0, newborns), rule });
  if (goblins > 0)
    lines.push({ what: 'goblin', count: goblins, food: goblins * perAdult, rule: 'folk.goblins.food' });
  const serving = served && HOOKS.servesInstead.find((power) => player.powers[power.id]);
  if (serving) {
    const saved = foodFor(adults, 0) - foodFor(adults - 1, 0);
    lines.push({ what: serving.id, count: 1, food: -saved, rule: serving.rule });
  }
  let open = lines.reduce((total, line) => total + line.food, 0);
  for (const power of HOOKS.cheaperMeal) {
    // Never more than is still open, so that the lines add up.
    const less = Math.min(open, player.powers[power.id] ? power.cheaperMeal(player) : 0);
    open -= less;
    if (less > 0) lines.push({ what: power.id, count: less, food: -less, rule: power.rule });
  }
  const meal = mealOf(player, perAdult, served);
  const { food, stone } = player.goods;
  const missing = Math.max(0, meal.food - food) + Math.max(0, meal.stone - stone);
  const bill: FeedingBill = { lines, due: meal.food, food, missing };
  if (meal.stone > 0) bill.stone = meal.stone;
  return bill;
}
