// Through which gate he comes: the die says it, and a gate that is not in play is rolled again.

import { below, type Random } from '../flow/random.ts';
import type { MapEvent } from '../map/events.ts';
import { gatesOn } from '../map/gates.ts';
import { entersAt } from '../metamorpha/wander.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import type { Bilkarr, GameMap } from '../state/types.ts';
import { GATES, type Gate } from '../state/vocabulary.ts';

interface Entered {
  bilkarr: Bilkarr;
  events: readonly MapEvent[];
}

/** What the die shows until a gate is in play. battalia.npc.reroll */
export function rollGate(map: GameMap, random: Random): Result<{ gate: Gate; rolls: readonly Gate[] }> {
  const inPlay = gatesOn(map).map(([gate]) => gate);
  if (inPlay.length === 0) return refuse('noGates', 'battalia.gates.inPlay');
  const rolls: Gate[] = [];
  for (;;) {
    const gate = GATES[below(random, GATES.length)]!;
    rolls.push(gate);
    if (inPlay.includes(gate)) return ok({ gate, rolls });
  }
}

/**
 * He stands on the gate that was rolled and stays there until the day is over; his next step goes to the right.
 * battalia.npc.enter battalia.bilkarr.gate battalia.bilkarr.right
 */
export function enterBilkarr(
  map: GameMap,
  roll: Gate,
  from: 'checkpoint' | 'corner' = 'checkpoint',
): Result<Entered> {
  const inPlay = new Map(gatesOn(map));
  if (inPlay.size === 0) return refuse('noGates', 'battalia.gates.inPlay');
  const entered = entersAt([...inPlay.keys()], roll);
  if (!entered.ok) return entered;
  const gate = entered.value;
  const at = inPlay.get(gate)!;
  const rule = from === 'corner' ? 'battalia.bilkarr.corner' : 'battalia.npc.enter';
  return ok({ bilkarr: { at, heading: null }, events: [{ event: 'bilkarrCame', rule, gate, at }] });
}
