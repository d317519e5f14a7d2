// The Mountain Pass: a ring is brought to a gate, and what it amplifies is a Great Artefact or a fate card.

import { ok, type Refusal, type Result, refuse } from '../state/result.ts';
import type { PassRing, Seat, Square, ValleysState } from '../state/types.ts';
import type { Gate } from '../state/vocabulary.ts';
import type { Changed, Prize } from './events.ts';

export const ringOf = (state: ValleysState, seat: Seat, hero: 0 | 1): PassRing | undefined =>
  state.passRings.find((ring) => ring.seat === seat && ring.hero === hero);

/** Why a hero on a square cannot take a ring; null when he can. battalia.pass.ring */
export function ringRefusal(state: ValleysState, seat: Seat, hero: 0 | 1, at: Square): Refusal | null {
  if (state.connector !== 'mountainPass')
    return { code: 'noMountainPass', rule: 'battalia.valleys.connector' };
  if (at !== state.connectorAt) return { code: 'notOnPass', rule: 'battalia.pass.ring' };
  return ringOf(state, seat, hero) ? { code: 'ringCarried', rule: 'battalia.pass.ring' } : null;
}

/** Takes a ring and marks the gate that the other player has rolled. battalia.pass.roll */
export function takeRing(
  state: ValleysState,
  { seat, hero, gate }: PassRing,
  at: Square,
  inPlay: readonly Gate[],
): Result<Changed<ValleysState>> {
  const refusal = ringRefusal(state, seat, hero, at);
  if (refusal) return { ok: false, error: refusal };
  // A gate that is not in play is rolled again. battalia.npc.reroll says it of the figures; here it is our reading.
  if (!inPlay.includes(gate)) return refuse('gateNotInPlay', 'battalia.pass.roll', { gate });
  return ok({
    state: { ...state, passRings: [...state.passRings, { seat, hero, gate }] },
    events: [{ event: 'passRingTaken', seat, hero, gate, rule: 'battalia.pass.roll' }],
  });
}

/** A hero has jumped from a gate, to whatever other: his rings go, and he is paid. battalia.pass.jump */
export function returnRing(
  state: ValleysState,
  { seat, hero, gate }: PassRing,
  prize: Prize,
): Result<Changed<ValleysState>> {
  const ring = ringOf(state, seat, hero);
  if (ring?.gate !== gate) return refuse('noRingForGate', 'battalia.pass.jump', { gate });
  return ok({
    state: { ...state, passRings: state.passRings.filter((other) => other !== ring) },
    events: [{ event: 'passRingReturned', seat, hero, gate, prize, rule: 'battalia.pass.jump' }],
  });
}
