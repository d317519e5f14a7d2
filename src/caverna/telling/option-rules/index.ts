// The paragraph each option of a setup comes from.

import { rules as base } from './base.ts';
import { rules as fiends } from './fiends.ts';
import { rules as folk } from './folk.ts';

export const OPTION_RULES = { ...base, ...folk, ...fiends };
export type OptionName = keyof typeof OPTION_RULES;
