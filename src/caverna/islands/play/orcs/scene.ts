import type { BoardView } from '../../../board/view.ts';
import type { Game, Move, Seat } from '../../../engine/index.ts';

/** A moment of an orc event, as the board of one player shows it. */
export interface Scene {
  seat: Seat;
  view: BoardView;
  /** The game at that moment. */
  game: Game;
  /** Squares that stand for an answer: where an orc would be pushed, which one is hit. */
  answers: ReadonlyMap<string, Move>;
}
