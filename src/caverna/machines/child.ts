// How a machine that steps through one part of a game talks to the game machine around it. It is told what was
// chosen (`choose`), plays it, and reports every move; the game machine writes the moves down.

import type { ActorRef, Snapshot } from 'xstate';
import type { Game, Move, Refusal } from '../engine/index.ts';

export type Report = { type: 'moved'; move: Move } | { type: 'refused'; refusal: Refusal };

/** Whoever hears the reports; missing when the machine stands alone. */
export type Listener = ActorRef<Snapshot<unknown>, Report>;

export interface ChildInput {
  game: Game;
  /** Who sits where, for machines that show bots in another way. */
  kinds?: readonly ('human' | 'bot')[];
  parent?: Listener;
}
