// Every rule has an id that never changes. Events, refusals and pages cite it.

import { EXCHANGE_RULES } from './rules/exchanges.ts';
import type { FiendsRuleId } from './rules/fiends.ts';
import { FOLK_RULES } from './rules/folk.ts';
import { GENERAL_RULES } from './rules/general.ts';
import { LOOT_RULES } from './rules/loot.ts';
import { SPACE_RULES } from './rules/spaces.ts';
import { TILE_RULES } from './rules/tiles.ts';
import type { BaseExchangeId, BaseFurnishingId, BaseLootId, BaseSpaceId } from './vocabulary.ts';

export type RuleId =
  | keyof typeof GENERAL_RULES
  | keyof typeof FOLK_RULES
  | `base.tile.${BaseFurnishingId}`
  | `base.space.${BaseSpaceId}`
  | `base.loot.${BaseLootId}`
  | `base.exchange.${BaseExchangeId}`
  | FiendsRuleId;

const prefixed = (prefix: string, glosses: Record<string, string>) =>
  Object.entries(glosses).map(([id, gloss]) => [`${prefix}.${id}`, gloss]);

/** Rule id → one plain sentence. The full paragraphs are written elsewhere under the same ids. */
export const RULES = Object.fromEntries([
  ...Object.entries(GENERAL_RULES),
  ...prefixed('base.tile', TILE_RULES),
  ...prefixed('base.space', SPACE_RULES),
  ...prefixed('base.loot', LOOT_RULES),
  ...prefixed('base.exchange', EXCHANGE_RULES),
  ...Object.entries(FOLK_RULES),
]) as Partial<Record<RuleId, string>>;

/** The glosses of another box. */
export const addRules = (glosses: Partial<Record<RuleId, string>>): void => {
  Object.assign(RULES, glosses);
};
