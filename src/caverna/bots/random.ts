import { type Game, legalMoves, type Move } from '../engine/index.ts';
import { type Dice, dice } from './dice.ts';

/** Any legal move, all equally likely. */
const anyMove = (game: Game, roll: Dice): Move => {
  const moves = legalMoves(game);
  return moves[roll(moves.length)]!;
};

export const random = (game: Game, seed: number): Move[] => [anyMove(game, dice(seed))];
