import { describe, expect, it } from 'vitest';
import { BOTS, dice } from '../../../src/caverna/bots/index.ts';
import { newGame, notate, play, score } from '../../../src/caverna/engine/index.ts';
import { BOTS as SIMULATED } from '../../../src/caverna/lab/bots.ts';
import { playGame } from '../../../src/caverna/lab/game.ts';

describe('the bots of simulations', () => {
  it('are those of the table, and more', () => {
    expect(Object.keys(SIMULATED)).toEqual(expect.arrayContaining(Object.keys(BOTS)));
  });

  it('play a turn of a bot of the table to its end before it thinks again', () => {
    const simulated = playGame({ seats: 2 }, 31, SIMULATED.greedy!);
    const start = newGame({ seats: 2 }, 31);
    if (!start.ok) throw new Error('no game');
    let game = start.value;
    const roll = dice(31);
    const lines: string[] = [];
    while (game.stack.length > 0)
      for (const move of BOTS.greedy(game, roll(2 ** 31))) {
        const played = play(game, move);
        if (!played.ok) throw new Error(notate(move));
        game = played.value.game;
        lines.push(notate(move));
      }
    expect(simulated.lines).toEqual(lines);
    expect(Math.max(...score(game).seats.map(({ total }) => total))).toBeGreaterThan(30);
  });
});
