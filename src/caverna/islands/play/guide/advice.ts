import { type Move, notate } from '../../../engine/index.ts';
import { squaresOf } from '../../../scene/picks.ts';

/** A choice that somebody advises, as it is written down, and the words that say so. */
export interface Advice {
  line: string;
  says: string;
}

/** Is one of these moves the advised one? */
export const advises = (advice: Advice | null, moves: readonly Move[] | undefined): boolean =>
  advice !== null && (moves ?? []).some((move) => notate(move) === advice.line);

/** The square to pick next, on the way to the advised move. */
export function advisedSquare(
  advice: Advice | null,
  moves: readonly Move[],
  first: string | null,
): string | undefined {
  const move = moves.find((one) => advises(advice, [one]));
  return move && squaresOf(move).find((square) => square !== first);
}
