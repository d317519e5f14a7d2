// Who plays on the owner's map, so that no tool asks again.

import type { MapPlan } from './map.ts';
import { startingMap } from './own-map.ts';

/** The game of the map that was worked on last; four people on an empty board while there is none. */
export const ownGame = (): Pick<MapPlan, 'players' | 'largeBoard' | 'factions'> => {
  const { players, largeBoard, factions } = startingMap();
  return { players, largeBoard, factions };
};
