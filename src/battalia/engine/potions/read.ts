// Potions as a stranger may have written them.

import { isFields, isOneOf, isSeat } from '../map/read.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import type { BoughtPotion } from '../state/types.ts';
import { POTIONS, type Potion } from '../state/vocabulary.ts';
import type { Potions } from './clock.ts';
import { POTION_KINDS } from './kinds.ts';

const ANGLES = [0, 90, 180, 270] as const;

function readOne(potion: Potion, value: unknown, players: number): BoughtPotion | null {
  if (!isFields(value)) return null;
  const { owner, angle, used, target } = value;
  if (!isSeat(owner, players) || !isOneOf(ANGLES, angle) || typeof used !== 'boolean') return null;
  if (used && (angle === 0 || !POTION_KINDS[potion].daily)) return null;
  const given = potion === 'weakness' && angle > 0;
  if (!given) return target === undefined ? { owner, angle, used } : null;
  return isSeat(target, players) && target !== owner ? { owner, angle, used, target } : null;
}

/** Never throws. */
export function readPotions(value: unknown, players: number): Result<Potions> {
  if (!isFields(value)) return refuse('mapDamaged');
  const potions: Partial<Record<Potion, BoughtPotion>> = {};
  for (const [potion, entry] of Object.entries(value)) {
    if (!isOneOf(POTIONS, potion)) return refuse('mapDamaged');
    const read = readOne(potion, entry, players);
    if (!read) return refuse('mapDamaged');
    potions[potion] = read;
  }
  return ok(potions);
}
