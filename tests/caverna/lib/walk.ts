import { dice } from '../../../src/caverna/bots/index.ts';
import { type Game, legalMoves, newGame, play } from '../../../src/caverna/engine/index.ts';

const SETUPS = [
  { seats: 1 },
  { seats: 3 },
  { seats: 2, modules: ['base', 'fiends'] },
  {
    seats: [
      { name: 'E', folk: 'elves' },
      { name: 'D', folk: 'darkElves' },
    ],
    modules: ['base', 'folk'],
  },
];

/** Every position of a few random games of all boxes. */
export async function everyPosition(seed: number, visit: (game: Game) => void): Promise<void> {
  for (const [i, setup] of SETUPS.entries()) {
    const roll = dice(seed + i);
    const begun = newGame(setup, seed + i);
    if (!begun.ok) throw new Error(begun.error.code);
    let game = begun.value;
    for (;;) {
      const moves = legalMoves(game);
      if (moves.length === 0) break;
      visit(game);
      const played = play(game, moves[roll(moves.length)]!);
      if (!played.ok) throw new Error(played.error.code);
      game = played.value.game;
    }
  }
}
