// Terra's Staff may lay another gate in the place of one: then other numbers are in play.

import { ok, type Result, refuse } from '../state/result.ts';
import type { GameMap } from '../state/types.ts';
import type { Gate } from '../state/vocabulary.ts';
import type { MapEvent } from './events.ts';
import { squareOfGate } from './gates.ts';

interface MapChange {
  map: GameMap;
  events: readonly MapEvent[];
}

/** battalia.new.staffGate */
export function replaceGate(map: GameMap, from: Gate, to: Gate): Result<MapChange> {
  const at = squareOfGate(map, from);
  if (at === null) return refuse('gateMissing', 'battalia.gates.inPlay', { gate: from });
  const elsewhere = squareOfGate(map, to);
  if (elsewhere !== null)
    return refuse('gateTwice', 'battalia.factions.gates', { gate: to, square: elsewhere });
  return ok({
    map: { ...map, cards: { ...map.cards, [at]: { kind: 'gate', gate: to } } },
    events: [{ event: 'gateReplaced', rule: 'battalia.new.staffGate', at, from, to }],
  });
}

/** Two gates change places; the same numbers stay in play. battalia.new.staffSwap */
export function swapGates(map: GameMap, a: Gate, b: Gate): Result<MapChange> {
  const [atA, atB] = [squareOfGate(map, a), squareOfGate(map, b)];
  if (atA === null || atB === null)
    return refuse('gateMissing', 'battalia.gates.inPlay', { gate: atA === null ? a : b });
  return ok({
    map: {
      ...map,
      cards: { ...map.cards, [atA]: { kind: 'gate', gate: b }, [atB]: { kind: 'gate', gate: a } },
    },
    events: [
      { event: 'gateReplaced', rule: 'battalia.new.staffSwap', at: atA, from: a, to: b },
      { event: 'gateReplaced', rule: 'battalia.new.staffSwap', at: atB, from: b, to: a },
    ],
  });
}
