// A journey through the storm: the way to the first gate, the jump, the way on. All of it is one action line.

import { gatesOn, gateTerrain, nativeTerrain } from '../../map/gates.ts';
import { ok, type Result, refuse } from '../../state/result.ts';
import type { GameMap } from '../../state/types.ts';
import type { Faction, Gate } from '../../state/vocabulary.ts';

/** Squares that are entered one after the other, and how many of them are native terrain. */
export interface Walk {
  squares: number;
  native: number;
}

export interface Journey {
  /** In the advanced game native terrain costs nothing to enter. */
  advanced: boolean;
  /** Whose hero travels; null while nobody has said. */
  faction: Faction | null;
  /**
   * The squares before the first gate, without the gate itself; null when the hero stands on it already: he may jump at
   * once. battalia.gates.fromRest
   */
  before: Walk | null;
  from: Gate;
  to: Gate;
  after: Walk;
}

/** battalia.gates.native: a stormgate is a crossroads of its faction's terrain. battalia.gates.crossroads */
export const isNativeGate = ({ advanced, faction }: Journey, gate: Gate): boolean =>
  advanced && faction !== null && gateTerrain(gate) === nativeTerrain(faction);

/** Whether a jump leads anywhere. Without gates on the map only the table knows which are in play. */
export function checkGates(map: Pick<GameMap, 'cards'>, from: Gate, to: Gate): Result<true> {
  if (from === to) return refuse('stormSameGate', 'battalia.gates.jump', { gate: to });
  const inPlay = gatesOn(map as GameMap).map(([gate]) => gate);
  const absent = [from, to].find((gate) => inPlay.length > 0 && !inPlay.includes(gate));
  return absent === undefined ? ok(true) : refuse('stormNoGate', 'battalia.gates.inPlay', { gate: absent });
}
