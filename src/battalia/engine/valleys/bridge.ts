// King's Bridge: Great Artefacts lie hidden under the gates, and each player has one ring for each gate.

import { ok, type Refusal, type Result, refuse } from '../state/result.ts';
import type { Seat, Square, ValleysState } from '../state/types.ts';
import type { Gate } from '../state/vocabulary.ts';
import type { Changed } from './events.ts';

/** Great Artefacts under each gate; null where the book gives no number. battalia.bridge.hidden */
export const bridgeHides = (players: number): number | null => (players === 6 ? 1 : players === 4 ? 2 : null);

/** Great Artefacts that the Bridge needs besides a rest stack: the open ones and the hidden ones. */
export const bridgeNeeds = (players: number): number => players + players * (bridgeHides(players) ?? 0);

const seatsOf = ({ bridgeRings }: ValleysState): number => Object.keys(bridgeRings).length;

/** How many still lie under a gate: each ring that is gone has taken one. */
export function hiddenUnder(state: ValleysState, gate: Gate): number {
  if (state.connector !== 'kingsBridge') return 0;
  const left = Object.values(state.bridgeRings).filter((gates) => gates.includes(gate)).length;
  return Math.max(0, (bridgeHides(seatsOf(state)) ?? 0) - (seatsOf(state) - left));
}

/** Why somebody who leaves a gate cannot spend its ring; null when he can. battalia.bridge.jump */
export function hiddenRefusal(state: ValleysState, seat: Seat, gate: Gate): Refusal | null {
  if (state.connector !== 'kingsBridge') return { code: 'noKingsBridge', rule: 'battalia.valleys.connector' };
  if (!state.bridgeRings[seat]?.includes(gate))
    return { code: 'ringSpent', rule: 'battalia.bridge.rings', args: { gate } };
  return hiddenUnder(state, gate) > 0
    ? null
    : { code: 'nothingHidden', rule: 'battalia.bridge.hidden', args: { gate } };
}

/** Spends the ring of the gate that is left: of two both are looked at, one is kept. battalia.bridge.look */
export function takeHidden(state: ValleysState, seat: Seat, gate: Gate): Result<Changed<ValleysState>> {
  const refusal = hiddenRefusal(state, seat, gate);
  if (refusal) return { ok: false, error: refusal };
  const looked = hiddenUnder(state, gate);
  const rings = state.bridgeRings[seat]!.filter((other) => other !== gate);
  return ok({
    state: { ...state, bridgeRings: { ...state.bridgeRings, [seat]: rings } },
    events: [
      {
        event: 'hiddenTaken',
        seat,
        gate,
        looked,
        left: looked - 1,
        rule: looked > 1 ? 'battalia.bridge.look' : 'battalia.bridge.jump',
      },
    ],
  });
}

/** Whether a hero may deal with the council. battalia.bridge.stop */
export const onBridge = (state: ValleysState, at: Square): Result<true> => {
  if (state.connector !== 'kingsBridge') return refuse('noKingsBridge', 'battalia.valleys.connector');
  return at === state.connectorAt ? ok(true) : refuse('notOnBridge', 'battalia.bridge.stop');
};
