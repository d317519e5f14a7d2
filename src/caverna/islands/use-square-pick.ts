import { useState } from 'preact/hooks';
import type { Pick } from '../board/HomeBoard.tsx';
import type { Move } from '../engine/index.ts';
import { clickOn, type PicksAfter, picks, squaresOf } from '../scene/picks.ts';

interface PickWords {
  firstSquare(square: string): string;
  morePossibilities(square: string): string;
  cancelFirst(square: string): string;
}

interface Picking {
  /** What can be clicked now. */
  pick: Pick;
  /** The moves still meant after the squares clicked so far; all of them before the first click. */
  meant: readonly Move[];
}

/** Lets squares be clicked one after the other until they mean a single move. */
export function useSquarePick(
  moves: readonly Move[],
  onMove: (move: Move) => void,
  nameOf: (move: Move) => string,
  words: PickWords,
): Picking {
  // The choice so far belongs to these very moves; when others are offered it is forgotten.
  const [state, setState] = useState<{ moves: readonly Move[]; chosen: string[] }>({ moves, chosen: [] });
  const chosen = state.moves === moves ? state.chosen : [];
  const choose = (next: string[]): void => setState({ moves, chosen: next });
  const [first = null, second] = chosen;
  const after: PicksAfter = (square) => picks(moves, square);
  const open = second ? new Map<string, Move[]>() : after(first);
  const meant = !first
    ? moves
    : moves.filter((move) => {
        const squares = squaresOf(move);
        return squares.includes(first) && (!second || squares.includes(second));
      });

  const squares: Record<string, string> = {};
  for (const square of open.keys()) {
    const move = clickOn(square, first, moves, after);
    if (typeof move === 'object') squares[square] = nameOf(move);
    else squares[square] = first ? words.morePossibilities(square) : words.firstSquare(square);
  }
  for (const square of chosen) squares[square] = words.cancelFirst(square);

  const onPick = (square: string): void => {
    const move = chosen.includes(square) ? null : clickOn(square, first, moves, after);
    if (move === null) choose([]);
    else if (typeof move === 'object') {
      choose([]);
      onMove(move);
    } else choose([...chosen, square]);
  };
  return { pick: { squares, onPick, chosen }, meant };
}
