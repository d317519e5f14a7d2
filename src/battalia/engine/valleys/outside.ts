// What the valleys forbid around them.

import { neighbours, type Shape } from '../map/grid.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import type { Square, Table, ValleysState } from '../state/types.ts';
import { CORNERS, cardAt, squareAt, valleysIn } from './layout.ts';

/** Squares beside the outer sides of the building cards: roads may lie there, cities may not. battalia.valleys.outside */
export function noCitySquares(shape: Shape, state: ValleysState): Square[] {
  const beside = valleysIn(state).flatMap(([, { centre }]) =>
    CORNERS.flatMap((corner) => neighbours(shape, squareAt(centre, corner))),
  );
  return [...new Set(beside)].filter((square) => square !== state.connectorAt && !cardAt(state, square));
}

/** Whether the valleys leave a square to a new city. */
export const mayBuildCity = (shape: Shape, state: ValleysState, square: Square): Result<Square> =>
  noCitySquares(shape, state).includes(square)
    ? refuse('cityBesideBuilding', 'battalia.valleys.outside')
    : ok(square);

/** With the valleys a deck may hold as many Great Artefacts as it likes. battalia.valleys.greatArtefacts */
export const manyGreatArtefacts = ({ valleys }: Pick<Table, 'valleys'>): boolean => valleys !== null;
