// Playing one whole game with a bot.

import {
  type Game,
  type GameEvent,
  type Move,
  newGame,
  notate,
  play,
  type SetupRequest,
} from '../engine/index.ts';
import { type Bot, dice, movesIn } from './bots.ts';

export interface FinishedGame {
  game: Game;
  lines: string[];
  decisions: number;
}

const ENDLESS = 20_000;

interface Watcher {
  start?(game: Game): void;
  /** Called after every move. */
  after?(game: Game, move: Move, events: readonly GameEvent[], before: Game): void;
}

export function playGame(setup: SetupRequest, seed: number, bot: Bot, watcher: Watcher = {}): FinishedGame {
  const start = newGame(setup, seed);
  if (!start.ok) throw new Error(`cannot start: ${JSON.stringify(start.error)}`);
  let game = start.value;
  const roll = dice(seed);
  const lines: string[] = [];
  watcher.start?.(game);
  while (game.stack.length > 0) {
    if (movesIn(game).length === 0) throw new Error(`stuck: ${JSON.stringify(game.stack)}`);
    const move = bot(game, roll);
    const played = play(game, move);
    if (!played.ok) throw new Error(`refused ${notate(move)}: ${JSON.stringify(played.error)}`);
    watcher.after?.(played.value.game, move, played.value.events, game);
    game = played.value.game;
    lines.push(notate(move));
    if (lines.length > ENDLESS) throw new Error('the game does not end');
  }
  return { game, lines, decisions: lines.length };
}
