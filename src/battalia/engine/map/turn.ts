// The same board with another side towards the Oracle: a quarter turn, and everything on it goes along.

import type { Bilkarr, GameMap, Heading, Square } from '../state/types.ts';
import { nameOf, type Shape, sizeOf, spotOf } from './grid.ts';

/** Where a square of this board lies once it is turned. */
export function turnedSquare(shape: Shape, square: Square): Square {
  const [width, height] = sizeOf(shape);
  const [x, y] = spotOf(square);
  return shape.turned ? nameOf(y, width - 1 - x) : nameOf(height - 1 - y, x);
}

const turnedHeading = ({ turned }: Shape, [dx, dy]: Heading): Heading =>
  turned ? [dy, dx === 1 ? -1 : 1] : [dy === 1 ? -1 : 1, dx];

/** There and back again: twice is none. battalia.setup.boards */
export function turnMap(map: GameMap): GameMap {
  const along = <T>(record: Readonly<Record<Square, T>>): Record<Square, T> =>
    Object.fromEntries(Object.entries(record).map(([square, each]) => [turnedSquare(map, square), each]));
  return { ...map, turned: !map.turned, marks: along(map.marks), cards: along(map.cards) };
}

export const turnBilkarr = (shape: Shape, { at, heading }: Bilkarr): Bilkarr => ({
  at: turnedSquare(shape, at),
  heading: heading && turnedHeading(shape, heading),
});
