// What is still empty.

import type { GameMap, Square } from '../state/types.ts';
import { squaresOf } from './grid.ts';

type Covered = Pick<GameMap, 'grid' | 'turned' | 'marks' | 'cards'>;

/** Squares of this game on which nothing lies; those that five players cover are no squares at all. battalia.setup.corners */
export const squaresLeft = (map: Covered): Square[] =>
  [...squaresOf(map)].filter((square) => !map.cards[square] && map.marks[square] !== 'out');

/** battalia.end.full */
export const isFull = (map: Covered): boolean => squaresLeft(map).length === 0;
