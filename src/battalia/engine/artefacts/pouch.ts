import type { BattleEvent } from '../battle/events.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import { GREAT } from './great.ts';

/** Up to two supply cards to the hand, of use in the same turn. battalia.artefact.fortunasPouch */
export function pouch(supply: number): Result<readonly BattleEvent[]> {
  const rule = 'battalia.artefact.fortunasPouch';
  if (!Number.isInteger(supply) || supply < 0 || supply > GREAT.fortunasPouch.supply)
    return refuse('pouchSupply', rule, { most: GREAT.fortunasPouch.supply });
  return ok([{ event: 'supplyTaken', count: supply, rule }]);
}
