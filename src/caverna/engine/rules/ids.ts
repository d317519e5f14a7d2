// Every rule has an id that never changes. Events, refusals and pages cite it. Its sentence is prose (`book.ts`):
// a game needs only the id, so the sentences are no part of what it loads.

import type { BaseExchangeId, BaseFurnishingId, BaseLootId, BaseSpaceId } from '../state/vocabulary.ts';
import type { FiendsRuleId } from './fiends.ts';
import type { FOLK_RULES } from './folk.ts';
import type { GENERAL_RULES } from './general.ts';

export type RuleId =
  | keyof typeof GENERAL_RULES
  | keyof typeof FOLK_RULES
  | `base.tile.${BaseFurnishingId}`
  | `base.space.${BaseSpaceId}`
  | `base.loot.${BaseLootId}`
  | `base.exchange.${BaseExchangeId}`
  | FiendsRuleId;
