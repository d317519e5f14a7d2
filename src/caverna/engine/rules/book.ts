// The rules of every box in one plain sentence each, for tools and tests. The full paragraphs stand under the
// same ids in content/<language>/rules, those of single components in content/<language>/components. `npm run rule` finds both.

import { EXCHANGE_RULES } from './exchanges.ts';
import { FIENDS_RULES } from './fiends.ts';
import { FOLK_RULES } from './folk.ts';
import { GENERAL_RULES } from './general.ts';
import type { RuleId } from './ids.ts';
import { LOOT_RULES } from './loot.ts';
import { SPACE_RULES } from './spaces.ts';
import { TILE_RULES } from './tiles.ts';

const prefixed = (prefix: string, glosses: Record<string, string>) =>
  Object.entries(glosses).map(([id, gloss]) => [`${prefix}.${id}`, gloss]);

const allRules = () =>
  Object.fromEntries([
    ...Object.entries(GENERAL_RULES),
    ...prefixed('base.tile', TILE_RULES),
    ...prefixed('base.space', SPACE_RULES),
    ...prefixed('base.loot', LOOT_RULES),
    ...prefixed('base.exchange', EXCHANGE_RULES),
    ...Object.entries(FOLK_RULES),
    ...Object.entries(FIENDS_RULES),
  ]);

/** Rule id → one plain sentence. */
export const RULES = /* @__PURE__ */ allRules() as Record<RuleId, string>;
export const RULE_IDS = /* @__PURE__ */ Object.keys(RULES) as RuleId[];
