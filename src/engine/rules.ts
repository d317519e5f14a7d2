// Every rule of the base game has an id that never changes. Events, refusals and pages cite it.

import { EXCHANGE_RULES } from './rules/exchanges.ts';
import { GENERAL_RULES } from './rules/general.ts';
import { LOOT_RULES } from './rules/loot.ts';
import { SPACE_RULES } from './rules/spaces.ts';
import { TILE_RULES } from './rules/tiles.ts';
import type { ExchangeId, FurnishingId, LootId, SpaceId } from './vocabulary.ts';

export type RuleId =
  | keyof typeof GENERAL_RULES
  | `base.tile.${FurnishingId}`
  | `base.space.${SpaceId}`
  | `base.loot.${LootId}`
  | `base.exchange.${ExchangeId}`;

const prefixed = (prefix: string, glosses: Record<string, string>) =>
  Object.entries(glosses).map(([id, gloss]) => [`${prefix}.${id}`, gloss]);

/** Rule id → one plain sentence. The full paragraphs are written elsewhere under the same ids. */
export const RULES = Object.fromEntries([
  ...Object.entries(GENERAL_RULES),
  ...prefixed('base.tile', TILE_RULES),
  ...prefixed('base.space', SPACE_RULES),
  ...prefixed('base.loot', LOOT_RULES),
  ...prefixed('base.exchange', EXCHANGE_RULES),
]) as Record<RuleId, string>;

export const RULE_IDS = Object.keys(RULES) as RuleId[];
