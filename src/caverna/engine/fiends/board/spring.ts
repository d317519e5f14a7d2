// What a trap does to an orc that enters its space (fiends.traps.*).

import type { SquareIndex } from '../../state/squares.ts';
import type { Player } from '../../state/types.ts';
import type { FiendsOptions, LaidTrap, OrcLetter } from '../types.ts';
import { heldAt, orcOf, trapAt, trapFacts } from './orcs.ts';

type Spring =
  | { does: 'defeat' }
  | { does: 'hold' }
  /** The strength falls to this; at 0 the orc is defeated. */
  | { does: 'weaken'; to: number }
  /** The owner shares out hits among all hostile orcs. */
  | { does: 'hits'; hits: number; by: number }
  /** The owner may pay up to so many, 1 strength for each. */
  | { does: 'tribute'; good: 'stone' | 'food'; most: number };

/** fiends.trap.bearTrap, fiends.trap.steelTrap: half, rounded up. */
const halved = (strength: number): number => Math.ceil(strength / 2);

/** Does the trap on this space go off, and how? Null when there is none or it lets the orc pass. */
export function springs(
  player: Player,
  orc: OrcLetter,
  at: SquareIndex,
  { feedTrapLimit }: Pick<FiendsOptions, 'feedTrapLimit'>,
): { trap: LaidTrap; spring: Spring; permanent: boolean } | null {
  const trap = trapAt(player, at);
  if (!trap?.active) return null;
  const { effect, strongest, permanent } = trapFacts(trap.id);
  const { strength } = orcOf(player, orc);
  // fiends.traps.tooStrong
  if (strongest !== undefined && strength > strongest) return null;
  if (effect.does === 'hold' && heldAt(player, at)) return null;
  return { trap, permanent: permanent === true, spring: springOf(effect, strength, feedTrapLimit) };
}

function springOf(
  effect: ReturnType<typeof trapFacts>['effect'],
  strength: number,
  feedTrapLimit: number,
): Spring {
  switch (effect.does) {
    case 'halve':
      return { does: 'weaken', to: halved(strength) };
    case 'weaken':
      return { does: 'weaken', to: Math.max(0, strength - effect.by) };
    case 'payToWeaken': {
      const limit = effect.most ?? (feedTrapLimit || strength);
      return { does: 'tribute', good: effect.good, most: Math.min(limit, strength) };
    }
    default:
      return effect;
  }
}
