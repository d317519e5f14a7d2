// A player who always takes the action that looks best by itself, over all its parts.

import { type Game, legalMoves, type Move } from '../engine/index.ts';
import { bestPlan, LIMITS, type Limits } from './search.ts';
import { AMONG_ORCS, WEIGHTS, type Weights } from './worth/index.ts';

export const greedyWith =
  (weights: Weights, limits: Limits = LIMITS) =>
  (game: Game, seed: number): Move[] => {
    const moves = legalMoves(game);
    if (moves.length === 1) return moves.slice();
    return bestPlan(game, seed, weights, limits).moves;
  };

const inPeace = greedyWith(WEIGHTS);
const amongOrcs = greedyWith(AMONG_ORCS);

export const greedy = (game: Game, seed: number): Move[] => (game.fiends ? amongOrcs : inPeace)(game, seed);
