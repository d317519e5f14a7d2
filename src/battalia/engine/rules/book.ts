// The sentences of all rules, for people who look for one; a page that plays needs only their ids.

import { BATTLE_RULES } from './battle.ts';
import type { RuleId } from './ids.ts';
import { KINGDOM_RULES } from './kingdom.ts';
import { PIECE_RULES } from './pieces.ts';
import { SETUP_RULES } from './setup.ts';
import { STORM_RULES } from './storm.ts';
import { TRADE_RULES } from './trade.ts';
import { VALLEY_RULES } from './valleys.ts';
import { WANDERER_RULES } from './wanderers.ts';

export const RULES: Readonly<Record<RuleId, string>> = {
  ...KINGDOM_RULES,
  ...STORM_RULES,
  ...SETUP_RULES,
  ...BATTLE_RULES,
  ...TRADE_RULES,
  ...WANDERER_RULES,
  ...VALLEY_RULES,
  ...PIECE_RULES,
};
