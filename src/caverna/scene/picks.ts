// Which squares can be clicked, and what a click stands for. Rules are not decided here: only legal moves come in.

import type { Move } from '../engine/index.ts';

/** The squares a move names, in its own order; none when it is not about a square. */
export function squaresOf(move: Move): readonly string[] {
  switch (move.type) {
    case 'build':
      return move.and ? [move.at, move.and] : [move.at];
    case 'site':
    case 'sow':
    case 'lay':
    case 'occupy':
    case 'befriend':
    case 'drive':
      return [move.at];
    default:
      return [];
  }
}

/** Both halves are alike, so either may be clicked first. */
const alike = (move: Move): boolean =>
  move.type === 'build' && (move.what === 'largePasture' || move.what === 'cavernCavern');

const startsAt = (move: Move, square: string): boolean => {
  const squares = squaresOf(move);
  return squares[0] === square || (alike(move) && squares[1] === square);
};

/** What a click on each square leads to: one move, or several to tell apart by a second click or by name. */
export function picks(moves: readonly Move[], first: string | null = null): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  const add = (square: string, move: Move): void => {
    found.set(square, [...(found.get(square) ?? []), move]);
  };
  for (const move of moves) {
    const squares = squaresOf(move);
    if (first === null) {
      if (squares[0]) add(squares[0], move);
      if (squares[1] && alike(move)) add(squares[1], move);
    } else if (startsAt(move, first) && squares.length > 1)
      add(squares[0] === first ? squares[1]! : squares[0]!, move);
  }
  return found;
}

/** Square → the moves a click on it can mean, before the first click or after that on this square. */
export type PicksAfter = (first: string | null) => ReadonlyMap<string, readonly Move[]>;

/** The one move that a click means; or a second square tells which of several; or, when neither, only their names do. */
export function clickOn(
  square: string,
  first: string | null,
  moves: readonly Move[],
  after: PicksAfter,
): Move | 'second' | undefined {
  if (!first && after(square).size > 0) return 'second';
  const meant = first ? after(first).get(square) : moves.filter((move) => squaresOf(move)[0] === square);
  return meant?.length === 1 ? meant[0] : undefined;
}
