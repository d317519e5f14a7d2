// What a potion is: for once a day, or for as long as it lasts.

import type { RuleId } from '../rules/ids.ts';
import type { Potion } from '../state/vocabulary.ts';

/** battalia.potion.buy */
export const POTION_PRICE = 2;

interface PotionKind {
  daily: boolean;
  rule: RuleId;
}

/** battalia.potion.daily */
export const POTION_KINDS: Readonly<Record<Potion, PotionKind>> = {
  berserker: { daily: true, rule: 'battalia.potion.berserker' },
  frostHand: { daily: true, rule: 'battalia.potion.frostHand' },
  solarEclipse: { daily: true, rule: 'battalia.potion.solarEclipse' },
  brotherhood: { daily: false, rule: 'battalia.potion.brotherhood' },
  colossus: { daily: false, rule: 'battalia.potion.colossus' },
  weakness: { daily: false, rule: 'battalia.potion.weakness' },
};
