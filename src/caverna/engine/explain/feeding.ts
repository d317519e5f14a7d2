// What a feeding costs, and how the bill is made up.

import { ARMED_EAT, BY_ARMS, eatersOf, goblinsEat, mealFor, mealOf } from '../legal/feed.ts';
import { HOOKS, powerWith } from '../powers/index.ts';
import type { RuleId } from '../rules/ids.ts';
import { guests, isAway } from '../state/hostages.ts';
import type { FrameOf, Player } from '../state/types.ts';

interface BillLine {
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

/** Who eats how much, line by line, before anything makes it cheaper. */
function eaters(player: Player, perAdult: number): BillLine[] {
  const { adults, newborns, goblins } = eatersOf(player);
  const rule: RuleId =
    powerWith(player, 'eats')?.rule ?? (perAdult === 1 ? 'base.harvest.feed1' : 'base.harvest.feed');
  const foodFor = (grown: number, born: number) => mealFor(player, perAdult, grown, born).food;
  const lines: BillLine[] =
    perAdult === BY_ARMS
      ? byArms(player)
      : [{ what: 'adult', count: adults, food: foodFor(adults, 0), rule }];
  if (newborns > 0) lines.push({ what: 'newborn', count: newborns, food: foodFor(0, newborns), rule });
  if (goblins > 0)
    lines.push({
      what: 'goblin',
      count: goblins,
      food: goblinsEat(goblins, perAdult),
      rule: 'folk.goblins.food',
    });
  const orcs = guests(player);
  if (orcs > 0) lines.push({ what: 'friendlyOrc', count: orcs, food: orcs, rule: 'fiends.harvest.feeding' });
  return lines;
}

/** Weapons make hungry in the third orc event. */
function byArms(player: Player): BillLine[] {
  const adults = player.dwarfs.filter((dwarf) => !isAway(player, dwarf) && !dwarf.newborn);
  const armed = adults.filter((dwarf) => dwarf.weapon > 0).length;
  const unarmed = adults.length - armed;
  const rule: RuleId = 'fiends.harvest.eventThree';
  return [
    { what: 'armed', count: armed, food: ARMED_EAT * armed, rule },
    { what: 'unarmed', count: unarmed, food: unarmed, rule },
  ];
}

const total = (lines: readonly BillLine[]): number => lines.reduce((sum, line) => sum + line.food, 0);

export function explainFeeding(
  player: Player,
  perAdult: number,
  served: FrameOf<'feed'>['served'] = false,
): FeedingBill {
  const lines = eaters(player, perAdult);
  const serving = served && HOOKS.servesInstead.find((power) => player.powers[power.id]);
  if (serving) {
    const saved = mealOf(player, perAdult, false).food - mealOf(player, perAdult, served).food;
    lines.push({ what: serving.id, count: 1, food: -saved, rule: serving.rule });
  }
  let open = total(lines);
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
