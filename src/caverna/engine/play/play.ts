// Asking for moves and playing them.

import { boxOf } from '../boxes/installed.ts';
import { doMove } from '../do/moves.ts';
import { reasonFor } from '../explain/reasons.ts';
import { advance } from '../flow/advance.ts';
import { exchangesOpen, movesOf } from '../legal/moves.ts';
import { checkArrangement } from '../legal/rearrange.ts';
import type { GameEvent } from '../state/events.ts';
import { isMove, sameMove } from '../state/moves.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import { begin, type Turn } from '../state/turn.ts';
import type { Frame, Game, Move } from '../state/types.ts';

/** The decision that is pending, or null when the game is over. */
const currentFrame = (game: Game): Frame | null => game.stack.at(-1) ?? null;

// The last answer is kept: who asks for the moves of a game usually plays one of them next.
let lastGame: Game | null = null;
let lastMoves: readonly Move[] = [];

/** All legal moves, except rearranging animals (`legalRearrangements`) and exchanges that matter little (`legalExchanges`). */
export function legalMoves(game: Game): readonly Move[] {
  if (game === lastGame) return lastMoves;
  const frame = currentFrame(game);
  const moves = frame ? movesOf(game, frame) : [];
  lastGame = game;
  lastMoves = moves;
  return moves;
}

/** Every exchange that can be made now, listed by `legalMoves` or not (base.exchange.anytime). */
export const legalExchanges = (game: Game): readonly Move[] => exchangesOpen(game);

function findMove(game: Game, move: Move): Move | null {
  const moves = legalMoves(game);
  if (moves.includes(move)) return move;
  const isIt = (candidate: Move): boolean => sameMove(candidate, move);
  const listed = moves.find(isIt);
  if (listed || (move?.type !== 'exchange' && move?.type !== 'eat')) return listed ?? null;
  return legalExchanges(game).find(isIt) ?? null;
}

export interface Played {
  game: Game;
  events: GameEvent[];
}

/** Plays a legal move. The given game is never changed; an illegal move is an error that names its rule (`reasons.ts`). */
export const play = (game: Game, move: Move): Result<Played> => playOn(game, move, begin);

/** The same on a working copy that the caller prepares. */
export function playOn(game: Game, move: Move, prepare: (game: Game) => Turn): Result<Played> {
  const frame = currentFrame(game);
  if (!frame) return refuse('gameOver');
  let legal: Move | null;
  const check = move?.type === 'lodge' && isMove(move) ? boxOf(game)?.checkMove : undefined;
  if (move?.type === 'arrange') {
    const checked = checkArrangement(game, frame.seat, move);
    if (!checked.ok) return checked;
    legal = move;
  } else if (check) {
    const checked = check(game, frame.seat, move);
    if (!checked.ok) return checked;
    legal = move;
  } else {
    legal = findMove(game, move);
    if (!legal) return isMove(move) ? { ok: false, error: reasonFor(game, frame, move) } : refuse('badMove');
  }
  const turn = prepare(game);
  doMove(turn, frame, legal);
  advance(turn);
  return ok({ game: turn.game, events: turn.events });
}
