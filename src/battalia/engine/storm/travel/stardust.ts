// Stardust in several actions: each card stands for up to two supply, but only inside one action.

import { ok, type Result, refuse } from '../../state/result.ts';
import { STARDUST_SUPPLY } from './payment.ts';

/** How much supply so many stardust cards replace at best in actions that need so much each. */
function replacedBy(stardust: number, needs: readonly number[]): number {
  const full = needs.reduce((sum, need) => sum + Math.floor(need / STARDUST_SUPPLY), 0);
  const odd = needs.filter((need) => need % STARDUST_SUPPLY !== 0).length;
  return STARDUST_SUPPLY * Math.min(stardust, full) + Math.min(Math.max(stardust - full, 0), odd);
}

/** Whether supply and stardust pay all of these actions. battalia.stardust.two battalia.stardust.one */
export function payActions(needs: readonly number[], supply: number, stardust: number): Result<true> {
  const need = needs.reduce((sum, each) => sum + each, 0);
  if (supply + replacedBy(stardust, needs) >= need) return ok(true);
  const have = supply + STARDUST_SUPPLY * stardust;
  return have >= need
    ? refuse('stormStardustTwice', 'battalia.stardust.one', { actions: needs.length })
    : refuse('stormTooFewSupply', 'battalia.stardust.two', { need, have });
}
