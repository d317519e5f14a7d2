// What the bot worker is asked and answers; the work itself, so that tests run it without a worker.

import { botNamed } from '../bots/index.ts';
import type { Game, Move } from '../engine/index.ts';
import { installFor } from '../table/install.ts';

export interface ThinkTask {
  ask: number;
  game: Game;
  bot: string;
  seed: number;
}

export type ThinkAnswer = { ask: number; moves: Move[] } | { ask: number; error: string };

export async function thought({ ask, game, bot, seed }: ThinkTask): Promise<ThinkAnswer> {
  try {
    await installFor(game.setup);
    return { ask, moves: botNamed(bot)(game, seed) };
  } catch (error) {
    return { ask, error: String(error) };
  }
}
