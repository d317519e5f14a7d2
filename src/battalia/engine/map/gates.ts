// Gates, factions and terrain belong together by their place in the lists.

import type { GameMap, Square } from '../state/types.ts';
import { FACTIONS, type Faction, GATES, type Gate, TERRAINS, type Terrain } from '../state/vocabulary.ts';

/** battalia.factions.gates */
export const gateOf = (faction: Faction): Gate => GATES[FACTIONS.indexOf(faction)]!;
export const factionOf = (gate: Gate): Faction => FACTIONS[gate - 1]!;
/** battalia.factions.native */
export const nativeTerrain = (faction: Faction): Terrain => TERRAINS[FACTIONS.indexOf(faction)]!;
export const gateTerrain = (gate: Gate): Terrain => TERRAINS[gate - 1]!;

/** The gates on a map, by number. battalia.gates.inPlay */
export function gatesOn({ cards }: GameMap): [Gate, Square][] {
  const found = Object.entries(cards).flatMap(([square, card]): [Gate, Square][] =>
    card.kind === 'gate' ? [[card.gate, square]] : [],
  );
  return found.sort(([a], [b]) => a - b);
}

/** Where a gate lies; null when it is not in play. */
export const squareOfGate = (map: GameMap, gate: Gate): Square | null =>
  gatesOn(map).find(([each]) => each === gate)?.[1] ?? null;
