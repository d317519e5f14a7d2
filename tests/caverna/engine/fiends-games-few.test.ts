import { describe, expect, it } from 'vitest';
import { openRun, playMany, untried } from '../../../src/caverna/lab/fiends-run.ts';

/** Games by number of players: 1,450 here, 550 with more players beside. */
const GAMES: readonly (readonly [number, number])[] = [
  [1, 700],
  [2, 450],
  [3, 300],
];
const run = openRun();

/** Yellow tiles need all four orcs gone: with few players that is rare, so the other file asks for them. */
const YELLOW = /^(yellow tile|short strip|tile (dog|family)Parlor|tile trapChamber)/;

describe('random games with orcs, up to three players', () => {
  for (const [players, count] of GAMES)
    it(`${players} players: nothing breaks in ${count} games`, () => {
      playMany(run, players, count);
    });

  it('tried every ruling both ways, and used everything but perhaps a yellow tile', () => {
    expect(run.games).toBe(1450);
    expect(untried(run)).toEqual([]);
    expect(run.roster.missing().filter((name) => !YELLOW.test(name))).toEqual([]);
  });
});
