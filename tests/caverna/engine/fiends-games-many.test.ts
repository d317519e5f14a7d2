import { describe, expect, it } from 'vitest';
import { openRun, playMany, untried } from '../../../src/caverna/lab/fiends-run.ts';

/** Games by number of players: 550 here, 1,450 with fewer players beside. */
const GAMES: readonly (readonly [number, number])[] = [
  [4, 200],
  [5, 160],
  [6, 110],
  [7, 80],
];
const run = openRun();

describe('random games with orcs, four players and more', () => {
  for (const [players, count] of GAMES)
    it(`${players} players: nothing breaks in ${count} games`, () => {
      playMany(run, players, count);
    });

  it('tried every ruling both ways, and used every extension, strip, trap, reward, tile, card and board', () => {
    expect(run.games).toBe(550);
    expect(untried(run)).toEqual([]);
    expect(run.roster.missing()).toEqual([]);
  });
});
