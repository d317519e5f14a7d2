// Where goods come from, as far as the rule of an event says it.

import { original } from '../../../site/languages.ts';
import { type RuleId, whose } from '../../engine/index.ts';
import { nameFolk, nameReward, nameTile, WRITTEN } from '../names.ts';
import { inBrackets, type Tongue } from '../tongue.ts';

const REWARD_OF = new Map<string, string>(
  Object.keys(WRITTEN.rewards(original)).map((id) => [`fiends.reward.${id}`, id]),
);

/** The tile, folk or reward behind a rule; empty when the rule is nobody's in particular. */
function sourceOf(t: Tongue, rule: RuleId): string {
  if (rule === 'base.tiles.bonus' || rule === 'fiends.traps.symbol') return t.w.events.printed;
  if (rule === 'base.round.income') return t.w.events.income;
  const reward = REWARD_OF.get(rule);
  if (reward) return nameReward(t.language, reward);
  const owner = whose(rule);
  if (!owner) return '';
  if (WRITTEN.tiles(original)[owner]) return nameTile(t.language, owner);
  return WRITTEN.folk(original)[owner] ? nameFolk(t.language, owner) : '';
}

/** A sentence with its source: "… gets 1 wood (Carpenter)." */
export const withSource = (t: Tongue, text: string, rule: RuleId): string =>
  `${text}${inBrackets(sourceOf(t, rule))}.`;
