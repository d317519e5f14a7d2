// What each building brings, and in which valley it lies.

import type { Artefact, Building, Valley } from '../state/vocabulary.ts';

/** A card that a building gives for nothing. */
export type FreeCard = Artefact | 'supply';

/** battalia.valleys.cards; which four belong together follows the order of the source. */
export const BUILDINGS_OF: Readonly<Record<Valley, readonly Building[]>> = {
  kings: ['smithy', 'townHall', 'stable', 'arena'],
  queens: ['weavingMill', 'tavern', 'magesGuild', 'shop'],
};

/** battalia.valleys.free */
export const GIVES: Readonly<Record<Building, FreeCard>> = {
  smithy: 'tool',
  townHall: 'title',
  stable: 'horse',
  arena: 'weapon',
  weavingMill: 'tent',
  tavern: 'amulet',
  magesGuild: 'scroll',
  shop: 'supply',
};

export const valleyOf = (building: Building): Valley =>
  BUILDINGS_OF.kings.includes(building) ? 'kings' : 'queens';
