// Valleys as a scenario writes them: only what differs from untouched ones.
//
//   { "roads": { "kings": ["n"] }, "buildings": { "kings": { "ne": ["smithy", 0] } }, "centres": { "kings": 0 } }

import { emptyMap } from '../state/table.ts';
import type { Corner, GameMap, Seat, SideOfValley, ValleyState, ValleysState } from '../state/types.ts';
import type { Building, Connector, Gate, Valley } from '../state/vocabulary.ts';
import { layValleys } from './setup.ts';

export interface Situation {
  players?: number;
  gates?: Gate[];
  connector?: Connector;
  roads?: Partial<Record<Valley, SideOfValley[]>>;
  buildings?: Partial<Record<Valley, Partial<Record<Corner, [Building, Seat]>>>>;
  centres?: Partial<Record<Valley, Seat>>;
}

/** Both valleys on the large board, with the connector between them. */
const SCENARIO_CENTRES = { kings: 'd4', queens: 'h4' } as const;
export const SCENARIO_CONNECTOR = 'f4';
export const scenarioMap = (): GameMap => emptyMap(6);

export function situation(given: Situation): ValleysState {
  const laid = layValleys(scenarioMap(), {
    players: given.players ?? 6,
    gates: given.gates ?? [1, 2, 3, 4, 5, 6],
    connector: given.connector ?? 'mountainPass',
    connectorAt: SCENARIO_CONNECTOR,
    centres: SCENARIO_CENTRES,
  });
  if (!laid.ok) throw new Error(laid.error.code);
  const told = (valley: Valley): ValleyState => ({
    ...laid.value.valleys[valley]!,
    centreOwner: given.centres?.[valley] ?? null,
    roads: given.roads?.[valley] ?? [],
    buildings: Object.fromEntries(
      Object.entries(given.buildings?.[valley] ?? {}).map(([corner, [building, owner]]) => [
        corner,
        { building, owner },
      ]),
    ),
  });
  return { ...laid.value, valleys: { kings: told('kings'), queens: told('queens') } };
}
