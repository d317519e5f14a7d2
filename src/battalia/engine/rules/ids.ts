// Every rule has an id that never changes. Events, refusals and pages cite it. Its sentence is prose (`book.ts`).

import type { BATTLE_RULES } from './battle.ts';
import type { KINGDOM_RULES } from './kingdom.ts';
import type { PIECE_RULES } from './pieces.ts';
import type { SETUP_RULES } from './setup.ts';
import type { STORM_RULES } from './storm.ts';
import type { TRADE_RULES } from './trade.ts';
import type { VALLEY_RULES } from './valleys.ts';
import type { WANDERER_RULES } from './wanderers.ts';

export type RuleId =
  | keyof typeof KINGDOM_RULES
  | keyof typeof STORM_RULES
  | keyof typeof SETUP_RULES
  | keyof typeof BATTLE_RULES
  | keyof typeof TRADE_RULES
  | keyof typeof WANDERER_RULES
  | keyof typeof VALLEY_RULES
  | keyof typeof PIECE_RULES;
