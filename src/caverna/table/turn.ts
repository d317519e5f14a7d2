import type { Game, Seat } from '../engine/index.ts';

/** Whose decision it is; -1 when there is none. */
export const decides = (game: Game): Seat | -1 => game.stack.at(-1)?.seat ?? -1;

/** Nothing is under way: a turn begins with the placing of a dwarf, or of an orc that works. */
export function startsTurn(game: Game): boolean {
  const { length } = game.stack;
  const frame = game.stack[0];
  if (!frame || length > 1) return false;
  return (frame.kind === 'work' && frame.dwarf < 0) || frame.kind === 'orcWork';
}
