import type { Game, GameEvent, Move, Refusal, Seat } from '../../engine/index.ts';

/** One move that was made, and what came of it. */
export interface Step {
  seat: Seat;
  move: Move;
  events: readonly GameEvent[];
  /** The game after it. */
  game: Game;
}

/** A game on the table and what can be done with it. Whoever keeps the game provides this. */
export interface Sitting {
  game: Game;
  steps: readonly Step[];
  /** The seat of a bot that is thinking. */
  thinking: Seat | null;
  /** A move that waits for a yes. */
  held: Move | null;
  trouble: Refusal | null;
  canUndo: boolean;
  canRedo: boolean;
  /** Taking the last move back would take back a reveal. */
  undoesReveal: boolean;
  choose(move: Move): void;
  confirm(): void;
  letGo(): void;
  undo(): void;
  redo(): void;
  /** Back to the moment before step n. */
  jump(n: number): void;
}
