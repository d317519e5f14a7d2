// The codes of all refusals, listed by the part of the game they come from.

import type { BATTLE_REFUSALS } from '../battle/refusals.ts';
import type { DRAFT_REFUSALS } from '../draft/refusals.ts';
import type { EVENING_REFUSALS } from '../evening/refusals.ts';
import type { MAP_REFUSALS } from '../map/refusals.ts';
import type { STORM_REFUSALS } from '../storm/refusals.ts';
import type { VALLEY_REFUSALS } from '../valleys/refusals.ts';
import type { WEEK_REFUSALS } from '../week/refusals.ts';

export interface RefusalCodes {
  map: (typeof MAP_REFUSALS)[number];
  storm: (typeof STORM_REFUSALS)[number];
  week: (typeof WEEK_REFUSALS)[number];
  draft: (typeof DRAFT_REFUSALS)[number];
  battle: (typeof BATTLE_REFUSALS)[number];
  valleys: (typeof VALLEY_REFUSALS)[number];
  evening: (typeof EVENING_REFUSALS)[number];
}
export type RefusalCode = RefusalCodes[keyof RefusalCodes];
