// What can be attacked, and what it defends itself with before any card is played.

import type { RuleId } from '../rules/ids.ts';

export type Target =
  | { kind: 'neutral' }
  | { kind: 'ruins' }
  /** A player's city. */
  | { kind: 'city'; level: number }
  /** The centre of a valley: neutral, or with so many buildings of its owner in the same valley. */
  | { kind: 'centre'; buildings: number | null }
  /** A building of a valley. */
  | { kind: 'building' }
  /** A hero outside a city: only his line defends him. */
  | { kind: 'hero' };

export const TARGET_KINDS = ['neutral', 'ruins', 'city', 'centre', 'building', 'hero'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

export const HIGHEST_LEVEL = 6;
export const BUILDINGS_OF_A_VALLEY = 4;
/** battalia.hero.harder: the second number of each is that of hero mode. */
const NEUTRAL_DEFENCE = [4, 6] as const;
const RUINS_DEFENCE = [8, 10] as const;
/** battalia.valleys.centre battalia.valleys.defence battalia.valleys.building */
const NEUTRAL_CENTRE = 6;
const OWN_CENTRE = 4;
const PER_BUILDING = 2;
const BUILDING = 2;

interface TargetValue {
  amount: number;
  rule: RuleId;
}

export function targetValue(target: Target, heroMode: boolean): TargetValue {
  const harder = heroMode ? 1 : 0;
  switch (target.kind) {
    case 'neutral':
      return { amount: NEUTRAL_DEFENCE[harder], rule: 'battalia.hero.harder' };
    case 'ruins':
      return { amount: RUINS_DEFENCE[harder], rule: 'battalia.hero.harder' };
    case 'city':
      // That levels 5 and 6 defend with their level is our reading: no other number is printed.
      return { amount: target.level, rule: 'battalia.battle.strength' };
    case 'centre':
      return target.buildings === null
        ? { amount: NEUTRAL_CENTRE, rule: 'battalia.valleys.centre' }
        : { amount: OWN_CENTRE + PER_BUILDING * target.buildings, rule: 'battalia.valleys.defence' };
    case 'building':
      return { amount: BUILDING, rule: 'battalia.valleys.building' };
    case 'hero':
      return { amount: 0, rule: 'battalia.battle.strength' };
  }
}

/** Nobody plays cards for what belongs to nobody. */
export const isOwned = (target: Target): boolean =>
  target.kind === 'city' ||
  target.kind === 'hero' ||
  target.kind === 'building' ||
  (target.kind === 'centre' && target.buildings !== null);
