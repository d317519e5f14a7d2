// Bots against each other: whole games, one bot per seat.

import { botNamed } from '../bots/index.ts';
import { type Game, newGame, play, type SetupRequest, score } from '../engine/index.ts';

interface Match {
  game: Game;
  totals: number[];
  winners: number[];
  decisions: number;
  /** Milliseconds of the longest thought. */
  longest: number;
  begging: number;
}

/** The seed of a thought: the game's and how many there were before. */
const thought = (seed: number, decisions: number): number => (Math.imul(seed, 0x9e3779b1) + decisions) >>> 0;

export function playMatch(setup: SetupRequest, seed: number, bots: readonly string[]): Match {
  const start = newGame(setup, seed);
  if (!start.ok) throw new Error(`cannot start: ${JSON.stringify(start.error)}`);
  let game = start.value;
  let decisions = 0;
  let longest = 0;
  while (game.stack.length > 0) {
    const { seat } = game.stack.at(-1)!;
    const begun = performance.now();
    const moves = botNamed(bots[seat % bots.length]!)(game, thought(seed, decisions++));
    longest = Math.max(longest, performance.now() - begun);
    for (const move of moves) {
      const played = play(game, move);
      if (!played.ok) throw new Error(`refused: ${JSON.stringify([move, played.error])}`);
      game = played.value.game;
    }
  }
  const { seats, winners } = score(game);
  const begging = game.players.reduce((sum, player) => sum + player.begging, 0);
  return { game, totals: seats.map(({ total }) => total), winners, decisions, longest, begging };
}

interface Duel {
  games: number;
  won: number;
  /** Mean points of the first bot and of the second. */
  means: [number, number];
}

/** Two players, who changes seats every game. A shared win is none. */
export function duel(games: number, from: number, first: string, second: string): Duel {
  let won = 0;
  const sums = [0, 0];
  for (let i = 0; i < games; i++) {
    const swapped = i % 2 === 1;
    const { totals, winners } = playMatch(
      { seats: 2 },
      from + i,
      swapped ? [second, first] : [first, second],
    );
    const seat = swapped ? 1 : 0;
    if (winners.length === 1 && winners[0] === seat) won++;
    sums[0]! += totals[seat]!;
    sums[1]! += totals[1 - seat]!;
  }
  return { games, won, means: [sums[0]! / games, sums[1]! / games] };
}

export const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;
