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

export function explainFeeding(player: Player, perAdult: number): FeedingBill {
  const newborns = player.dwarfs.filter((dwarf) => dwarf.newborn).length;
  const adults = player.dwarfs.length - newborns;
  const rule: RuleId = perAdult === 1 ? 'base.harvest.feed1' : 'base.harvest.feed';
  const lines: BillLine[] = [{ what: 'adult', count: adults, food: adults * perAdult, rule }];
  if (newborns > 0) lines.push({ what: 'newborn', count: newborns, food: newborns, rule });
  for (const power of HOOKS.cheaperMeal) {
    const less = player.powers[power.id] ? power.cheaperMeal(player) : 0;
    if (less > 0) lines.push({ what: power.id, count: less, food: -less, rule: power.rule });
  }
  const due = mealCost(player, perAdult, false);
  const { food } = player.goods;
  return { lines, due, food, missing: Math.max(0, due - food) };
}
