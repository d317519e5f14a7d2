import type { Move, Player } from '../../engine/index.ts';
import { walksOf } from './rearranged.ts';

/** The squares a move is about, in the order in which a person points at them; none when it is not on the board. */
export function squaresOf(player: Player, move: Move): readonly string[] {
  switch (move.type) {
    case 'build':
      return move.and ? [move.at, move.and] : [move.at];
    case 'site':
    case 'sow':
    case 'befriend':
    case 'occupy':
    case 'lay':
      return [move.at];
    case 'restock':
      return move.mines;
    case 'arrange': {
      const [walk] = walksOf(player, move);
      return walk ? [walk.from, walk.to] : [];
    }
    default:
      return [];
  }
}

/** Moves that agree with the squares picked so far. */
export const agreeing = (player: Player, moves: readonly Move[], picked: readonly string[]): readonly Move[] =>
  picked.length === 0
    ? moves
    : moves.filter((move) => picked.every((square, i) => squaresOf(player, move)[i] === square));

/** The squares that can be picked next, and the moves behind each. */
export function nextSquares(
  player: Player,
  moves: readonly Move[],
  picked: readonly string[],
): ReadonlyMap<string, readonly Move[]> {
  const found = new Map<string, Move[]>();
  for (const move of agreeing(player, moves, picked)) {
    const square = squaresOf(player, move)[picked.length];
    if (square === undefined || square === 'home') continue;
    const list = found.get(square);
    if (list) list.push(move);
    else found.set(square, [move]);
  }
  return found;
}
