// Squares that stand for an answer to an orc: where it would be pushed, or where the orc stands that is hit.

import { type Game, type Move, orcs, squareName } from '../engine/index.ts';

/** Square → the legal move it stands for; squares that could mean several are left out. */
export function orcPicks(game: Game, moves: readonly Move[]): Map<string, Move> {
  const frame = game.stack.at(-1);
  const found = new Map<string, Move>();
  if (!frame) return found;
  const player = game.players[frame.seat];
  const twice = new Set<string>();
  const add = (at: number, move: Move): void => {
    const name = squareName(at);
    if (found.has(name)) twice.add(name);
    found.set(name, move);
  };
  for (const move of moves)
    if (move.type === 'push' && frame.kind === 'negotiate') {
      const { at } = orcs.orcOf(player, frame.orc);
      const to = orcs.reach(at, move.way, game.setup.fiends!.diagonalEntry);
      if (to !== null) add(to, move);
    } else if (move.type === 'hit') add(orcs.orcOf(player, move.orc).at, move);
  for (const name of twice) found.delete(name);
  return found;
}
