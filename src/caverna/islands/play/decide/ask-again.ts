import { explain, type Game, parse, type Refusal } from '../../../engine/index.ts';

/** The reason of a move that was refused in general words, while the game still stands where it was. */
export function askAgain(game: Game, refusal: Refusal): Refusal {
  const move = parse(String(refusal.args?.line ?? ''));
  return (move.ok && explain(game, { about: 'move', move: move.value }).reasons[0]) || refusal;
}
