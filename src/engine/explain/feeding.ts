// What a feeding costs, and how the bill is made up.

import { mealCost } from '../legal/feed.ts';
import { HOOKS } from '../powers/index.ts';
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
  /** Food still missing. */
  missing: number;
}

export function explainFeeding(player: Player, perAdult: number, served = false): FeedingBill {
  const newborns = player.dwarfs.filter((dwarf) => dwarf.newborn).length;
  const adults = player.dwarfs.length - newborns;
  const rule: RuleId = perAdult === 1 ? 'base.harvest.feed1' : 'base.harvest.feed';
  const lines: BillLine[] = [{ what: 'adult', count: adults, food: adults * perAdult, rule }];
  if (newborns > 0) lines.push({ what: 'newborn', count: newborns, food: newborns, rule });
  const serving = served && HOOKS.servesInstead.find((power) => player.powers[power.id]);
  if (serving) lines.push({ what: serving.id, count: 1, food: -perAdult, rule: serving.rule });
  let open = lines.reduce((total, line) => total + line.food, 0);
  for (const power of HOOKS.cheaperMeal) {
    // Never more than is still open, so that the lines add up.
    const less = Math.min(open, player.powers[power.id] ? power.cheaperMeal(player) : 0);
    open -= less;
    if (less > 0) lines.push({ what: power.id, count: less, food: -less, rule: power.rule });
  }
  const due = mealCost(player, perAdult, served);
  const { food } = player.goods;
  return { lines, due, food, missing: Math.max(0, due - food) };
}
