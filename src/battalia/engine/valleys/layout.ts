// How a valley lies: a centre, roads at its four sides, buildings at its four corners. battalia.valleys.cards

import { isSquare, nameOf, type Shape, type Spot, spotOf } from '../map/grid.ts';
import type { Corner, SideOfValley, Square, ValleyState, ValleysState } from '../state/types.ts';
import { VALLEYS, type Valley } from '../state/vocabulary.ts';

export type Place = 'centre' | SideOfValley | Corner;

/** battalia.valleys.layout */
const STEPS: Readonly<Record<Place, Spot>> = {
  nw: [-1, -1],
  n: [0, -1],
  ne: [1, -1],
  w: [-1, 0],
  centre: [0, 0],
  e: [1, 0],
  sw: [-1, 1],
  s: [0, 1],
  se: [1, 1],
};

/** Row by row, as the cards lie. */
export const PLACES = Object.keys(STEPS) as Place[];
export const SIDES_OF_VALLEY: readonly SideOfValley[] = ['n', 'e', 's', 'w'];
export const CORNERS: readonly Corner[] = ['ne', 'se', 'sw', 'nw'];

export const isSide = (place: Place): place is SideOfValley => place.length === 1;
export const isCorner = (place: Place): place is Corner => place.length === 2;

export function squareAt(centre: Square, place: Place): Square {
  const [x, y] = spotOf(centre);
  const [dx, dy] = STEPS[place];
  return nameOf(x + dx, y + dy);
}

/** Which card of a valley lies on a square. */
const placeOf = (centre: Square, square: Square): Place | null =>
  PLACES.find((place) => squareAt(centre, place) === square) ?? null;

/** Whether all nine cards of a valley lie on the board. */
export const valleyFits = (shape: Shape, centre: Square): boolean =>
  isSquare(shape, centre) && PLACES.every((place) => isSquare(shape, squareAt(centre, place)));

/** Whether a card has been turned. The centres lie open from the start. */
export function isOpen({ roads, buildings }: ValleyState, place: Place): boolean {
  if (isSide(place)) return roads.includes(place);
  return isCorner(place) ? buildings[place] !== undefined : true;
}

/** The valleys that are in play. */
export const valleysIn = ({ valleys }: ValleysState): [Valley, ValleyState][] =>
  VALLEYS.flatMap((valley): [Valley, ValleyState][] => {
    const state = valleys[valley];
    return state ? [[valley, state]] : [];
  });

/** Which valley and which of its cards a square belongs to. */
export function cardAt(state: ValleysState, square: Square): { valley: Valley; place: Place } | null {
  for (const [valley, { centre }] of valleysIn(state)) {
    const place = placeOf(centre, square);
    if (place) return { valley, place };
  }
  return null;
}

/** Neutral ground: no terrain bonus, no free ability of a hero sheet. battalia.valleys.neutral */
export const isNeutralGround = (state: ValleysState, square: Square): boolean =>
  square === state.connectorAt || cardAt(state, square) !== null;
