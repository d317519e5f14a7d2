import type { Player } from '../../engine/index.ts';
import type { Time } from './time.ts';
import type { Weights } from './weights.ts';

/** Frantic Fiends: enemies, friends, traps and full mines. */
export function orcWorth({ fiends }: Player, time: Time, weights: Weights): number {
  if (!fiends) return 0;
  let worth = 0;
  for (const { zone, strength } of fiends.orcs) {
    if (zone === 'friendly') worth += weights.friend * time.rounds;
    else if (zone !== 'defeated') worth -= weights.orc + weights.orcStrength * strength;
  }
  for (const { active } of fiends.traps) if (active) worth += weights.trap;
  const soon = Math.min(1, time.work / 3);
  for (const n of Object.values(fiends.mined)) worth += soon * weights.mined * n;
  return worth;
}
