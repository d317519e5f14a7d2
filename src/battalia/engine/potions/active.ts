// What the potions that have been drunk do to somebody.

import type { RuleId } from '../rules/ids.ts';
import type { Options } from '../state/options.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import type { Seat } from '../state/types.ts';
import { POTIONS, type Potion } from '../state/vocabulary.ts';
import type { Potions } from './clock.ts';
import { POTION_KINDS } from './kinds.ts';

/** Who feels it: whoever drank it, or whom Weakness was given to; null while it is not drunk. */
function feels(potions: Potions, potion: Potion): Seat | null {
  const bought = potions[potion];
  if (!bought || bought.angle === 0) return null;
  return bought.target ?? bought.owner;
}

/** Potions at work for or against a seat. */
export const activeFor = (potions: Potions, seat: Seat): Potion[] =>
  POTIONS.filter((potion) => feels(potions, potion) === seat);

interface PotionStrength {
  potion: 'colossus' | 'weakness';
  strength: 4 | -4;
  rule: RuleId;
}

/** In attack and defence. battalia.potion.colossus battalia.potion.weakness */
const STRENGTHS: readonly PotionStrength[] = [
  { potion: 'colossus', strength: 4, rule: 'battalia.potion.colossus' },
  { potion: 'weakness', strength: -4, rule: 'battalia.potion.weakness' },
];

/** What potions add to and take from somebody in battle, part by part. */
export const potionStrengths = (potions: Potions, seat: Seat): PotionStrength[] =>
  STRENGTHS.filter(({ potion }) => feels(potions, potion) === seat);

export const potionStrength = (potions: Potions, seat: Seat): number =>
  potionStrengths(potions, seat).reduce((sum, { strength }) => sum + strength, 0);

/** What somebody may still use today. battalia.potion.daily */
export const readyToday = (potions: Potions, seat: Seat): Potion[] =>
  activeFor(potions, seat).filter((potion) => POTION_KINDS[potion].daily && !potions[potion]!.used);

/**
 * Whether Brotherhood lets them fight; `defender` is null for what nobody owns, of which the potion does not speak.
 * battalia.potion.brotherhood
 */
export function mayFight(
  potions: Potions,
  attacker: Seat,
  defender: Seat | null,
  { brotherhoodNeutral }: Pick<Options, 'brotherhoodNeutral'>,
): Result<true> {
  const rule = 'battalia.potion.brotherhood';
  const brother = feels(potions, 'brotherhood');
  if (brother === null) return ok(true);
  if (brother === defender) return refuse('brotherAttacked', rule);
  if (brother !== attacker) return ok(true);
  if (defender !== null) return refuse('brotherAttacks', rule);
  return brotherhoodNeutral === 'mayAttack' ? ok(true) : refuse('brotherNeutral', rule);
}
