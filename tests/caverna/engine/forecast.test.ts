import { describe, expect, it } from 'vitest';
import { dice } from '../../../src/caverna/bots/index.ts';
import {
  explain,
  type Game,
  legalMoves,
  newGame,
  nextFeeding,
  play,
} from '../../../src/caverna/engine/index.ts';

const begin = (seats: number, seed: number): Game => {
  const game = newGame({ seats }, seed);
  if (!game.ok) throw new Error('no game');
  return game.value;
};

describe('the next feeding', () => {
  it('is that of round 3 at the start, for two adults', () => {
    const forecast = nextFeeding(begin(2, 1), 0)!;
    expect(forecast).toMatchObject({ round: 3, harvest: 'full', bill: { due: 4, food: 1, missing: 3 } });
  });

  it('takes newborns as grown up when it falls on a later round', () => {
    const game = begin(1, 1);
    const player = game.players[0];
    const born = {
      ...game,
      players: game.players.with(0, {
        ...player,
        dwarfs: [...player.dwarfs, { weapon: 0, at: null, newborn: true }],
      }),
    };
    expect(nextFeeding(born, 0)!.bill.due).toBe(6);
  });

  it('is none when the last harvest is over', () => {
    expect(nextFeeding({ ...begin(1, 1), round: 12, phase: 'breed' }, 0)).toBeNull();
  });

  it('asks for one food each in round 4', () => {
    const game = begin(1, 1);
    expect(nextFeeding({ ...game, round: 4, harvest: 'feed1' }, 0)).toMatchObject({
      round: 4,
      bill: { due: 2 },
    });
  });

  it('never tells a marker that is still face down, whatever lies beneath', () => {
    for (let seed = 0; seed < 20; seed++) {
      const game = begin(3, seed);
      const later = { ...game, round: 5, phase: 'breed' as const };
      expect(nextFeeding(later, 0)).toMatchObject({ round: 6, harvest: null });
    }
  });

  it('agrees with the bill whenever somebody is asked to feed', () => {
    let asked = 0;
    for (let seed = 0; seed < 12; seed++) {
      const roll = dice(seed);
      let game = begin(1 + (seed % 4), seed);
      for (;;) {
        const moves = legalMoves(game);
        if (moves.length === 0) break;
        const frame = game.stack.at(-1)!;
        if (frame.kind === 'feed') {
          asked++;
          const forecast = nextFeeding(game, frame.seat)!;
          expect(forecast.round).toBe(game.round);
          expect(forecast.bill).toEqual(explain(game, { about: 'feeding' }).bill);
        }
        const played = play(game, moves[roll(moves.length)]!);
        if (!played.ok) throw new Error(played.error.code);
        game = played.value.game;
      }
    }
    expect(asked).toBeGreaterThan(100);
  });
});
