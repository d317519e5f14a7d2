// What a feeding costs, and how the bill is made up.

import { BY_ARMS, mealCost } from '../legal/feed.ts';
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
  const family = player.dwarfs.filter((dwarf) => !dwarf.hostage);
  const newborns = family.filter((dwarf) => dwarf.newborn).length;
  const adults = family.length - newborns;
  const armed = family.filter((dwarf) => dwarf.weapon > 0 && !dwarf.newborn).length;
  const orcs = (player.fiends?.orcs ?? []).filter((orc) => orc.zone === 'friendly' && !orc.hostage).length;
  const rule: RuleId = perAdult === 1 ? 'base.harvest.feed1' : 'base.harvest.feed';
  const special: RuleId = 'fiends.harvest.eventThree';
  const lines: BillLine[] =
    perAdult === BY_ARMS
      ? [
          { what: 'armed', count: armed, food: 2 * armed, rule: special },
          { what: 'unarmed', count: adults - armed, food: adults - armed, rule: special },
        ]
      : [{ what: 'adult', count: adults, food: adults * perAdult, rule }];
  if (newborns > 0) lines.push({ what: 'newborn', count: newborns, food: newborns, rule });
  if (orcs > 0) lines.push({ what: 'friendlyOrc', count: orcs, food: orcs, rule: 'fiends.harvest.feeding' });
  for (const power of HOOKS.cheaperMeal) {
    const less = player.powers[power.id] ? power.cheaperMeal(player) : 0;
    if (less > 0) lines.push({ what: power.id, count: less, food: -less, rule: power.rule });
  }
  const due = mealCost(player, perAdult, false);
  const { food } = player.goods;
  return { lines, due, food, missing: Math.max(0, due - food) };
}
