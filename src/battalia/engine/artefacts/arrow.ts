import { isSquare, rangeOf } from '../map/grid.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import type { GameMap, Square } from '../state/types.ts';
import { GREAT } from './great.ts';

interface Shot {
  strength: number;
  /** Whose terrain counts for each side: each uses the card it stands on. */
  terrain: { attack: Square; defence: Square };
}

/**
 * Attacks, or hires a hero, on the own square or one of the eight around it.
 * battalia.artefact.farrellsArrow battalia.artefact.range
 */
export function arrow(map: Pick<GameMap, 'grid' | 'turned'>, from: Square, to: Square): Result<Shot> {
  if (!isSquare(map, from) || !rangeOf(map, from).includes(to))
    return refuse('arrowOutOfRange', 'battalia.artefact.range');
  return ok({ strength: GREAT.farrellsArrow.strength, terrain: { attack: from, defence: to } });
}
