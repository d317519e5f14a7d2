// The rules of every box, for pages and tests. A game loads only those of the boxes it uses.

import { FIENDS_RULES } from './rules/fiends.ts';
import { RULES as BASE_RULES, type RuleId } from './rules.ts';

/** Rule id → one plain sentence. */
export const RULES = /* @__PURE__ */ Object.assign({}, BASE_RULES, FIENDS_RULES) as Record<RuleId, string>;
export const RULE_IDS = /* @__PURE__ */ Object.keys(RULES) as RuleId[];
