import { useEffect, useState } from 'preact/hooks';
import type { Game, Move, Player } from '../../../engine/index.ts';
import { clickOn, type PicksAfter, picks } from '../../../scene/picks.ts';
import { arrangePicks } from './arranging.ts';

export interface Picking {
  /** Square → the moves a click on it can mean. */
  squares: ReadonlyMap<string, readonly Move[]>;
  /** The first square of two, once it is picked. */
  first: string | null;
  /** Something has been picked that leaves more than one move. */
  narrowed: boolean;
  /** What is left cannot be told apart by pointing: the list has to. */
  byName: boolean;
  /** Moves that are still meant: all of them until something is picked. */
  meant: readonly Move[];
  pick(square: string): void;
  /** Leaves only these moves: something stands for several of them. */
  narrow(moves: readonly Move[]): void;
  letGo(): void;
}

const isArrange = (move: Move): move is Extract<Move, { type: 'arrange' }> => move.type === 'arrange';

/** Pointing at the board: one square, or one and then its partner. */
export function usePicking(
  game: Game,
  player: Player,
  moves: readonly Move[],
  choose: (move: Move) => void,
): Picking {
  const [first, setFirst] = useState<string | null>(null);
  const [narrowed, setNarrowed] = useState<readonly Move[] | null>(null);
  const [byName, setByName] = useState(false);
  const letGo = (): void => {
    setFirst(null);
    setNarrowed(null);
    setByName(false);
  };
  // A new decision, or other moves to choose from: whatever was picked is forgotten.
  useEffect(letGo, [game, moves]);
  const squaresAfter: PicksAfter = (square) =>
    moves.every(isArrange) && moves.length > 0
      ? arrangePicks(player, moves.filter(isArrange), square)
      : picks(moves, square);
  const squares = squaresAfter(first);
  const pick = (square: string): void => {
    if (square === first) {
      letGo();
      return;
    }
    const meant = clickOn(square, first, moves, squaresAfter);
    if (typeof meant === 'object') choose(meant);
    else {
      if (meant === 'second') setFirst(square);
      setNarrowed(squares.get(square) ?? []);
      setByName(!meant);
    }
  };
  return {
    squares,
    first,
    narrowed: narrowed !== null,
    byName,
    meant: narrowed ?? moves,
    pick,
    narrow: (some) => {
      setNarrowed(some);
      setByName(true);
    },
    letGo,
  };
}
