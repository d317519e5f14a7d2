// A whole home board in words: for those who hear it, and for anybody who wants it as text.

import type { BoardView, SquareView } from '../board/view.ts';

/** Bare forest and rock say nothing, except who stands there; what is printed on them is no more than a hint. */
function isBare({ land, stable, trap, occupied, things = [] }: SquareView): boolean {
  if (land !== 'forest' && land !== 'mountain') return false;
  return !stable && !trap && !occupied && things.every(({ faint }) => faint);
}

/** Square by square, only what is there: "c4: meadow and 2 sheep". */
export const inLines = ({ squares }: BoardView): string[] =>
  Object.values(squares).flatMap((square) => (square?.say && !isBare(square) ? [square.say] : []));
