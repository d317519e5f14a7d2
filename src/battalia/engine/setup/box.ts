// What lies in the boxes, as far as setting up asks. battalia.markers.contents

import { type Edition, FATES } from '../state/vocabulary.ts';

/** A full set for one faction: as many in this box as in the base game. battalia.factions.two */
export const PER_FACTION = {
  units: 20,
  /** One for each unit. */
  supplyCards: 20,
  /** Three of each of the seven types. */
  artefacts: 21,
  cityCards: 7,
  roadCards: 12,
} as const;

/** New stacks of the supply. battalia.setup.supply */
export const STACK = 12;
/** They take the place of the base game’s advantage cards. battalia.markers.strength */
export const STRENGTH_CARDS = 8;
export const POTION_MARKERS = 6;
/** Two of each rank. battalia.fanatics.cards */
export const UNIVERSAL_CARDS = 8;
/** Markers with 5 on one side and 6 on the other, enough for two residences and the capital. */
export const ROYAL_MARKERS = 3;
/** Supply cards that cover the corners. battalia.setup.corners */
export const CORNER_SQUARES = 12;

/** Great Artefacts of the base game: five, and five more from its crowdfunding. */
export const BASE_GREAT_ARTEFACTS = [5, 10] as const;
export type BaseGreatArtefacts = (typeof BASE_GREAT_ARTEFACTS)[number];
const BASE_RUINS = 1;
const BASE_PLAYER_BOARDS = 4;

interface Owned {
  greatArtefacts: number;
  fates: number;
  ruins: number;
  playerBoards: number;
}

/** What the owner of an edition has, base game included. battalia.markers.contents */
export const ownedWith = (edition: Edition, base: BaseGreatArtefacts): Owned =>
  edition === 'crowdfunding'
    ? {
        greatArtefacts: base + 7,
        fates: FATES.length,
        ruins: BASE_RUINS + 2,
        playerBoards: BASE_PLAYER_BOARDS + 2,
      }
    : { greatArtefacts: base, fates: 0, ruins: BASE_RUINS, playerBoards: BASE_PLAYER_BOARDS };
