import { describe, expect, it } from 'vitest';
import {
  type Game,
  hash,
  legalMoves,
  notate,
  type SetupRequest,
  sandbox,
  setUp,
  toPosition,
} from '../../../src/caverna/engine/index.ts';
import { BOTS } from '../../../src/caverna/lab/bots.ts';
import { folkSetup } from '../../../src/caverna/lab/folk.ts';
import { variedOptions } from '../../../src/caverna/lab/fuzz.ts';
import { playGame } from '../../../src/caverna/lab/game.ts';

/** At rest: a turn begins, and nothing of it has happened yet. */
function isAtRest({ phase, stack }: Game): boolean {
  const [frame] = stack;
  if (phase !== 'work' || stack.length !== 1) return false;
  return (frame!.kind === 'work' && frame!.dwarf < 0) || (frame!.kind === 'orcWork' && !frame!.hurried);
}

/** Everything but the generator: sixteen folk tiles by lot have become tiles by name, names of seats are not told. */
function facts(game: Game): Game {
  const { folkTiles, ...setup } = game.setup;
  const seats = setup.seats.map(({ folk }) => ({
    name: '',
    kind: 'human' as const,
    ...(folk ? { folk } : {}),
  }));
  const folk = folkTiles === undefined ? {} : { folkTiles: 'chosen' as const };
  return { ...game, seed: 0, rng: [], setup: { ...setup, seats, ...folk } };
}

/** The same fingerprint; the long comparison only says where they differ. */
function expectSame(again: Game, game: Game): void {
  if (hash(facts(again)) !== hash(facts(game)))
    expect(facts(again), JSON.stringify(toPosition(game))).toEqual(facts(game));
}

function laidOut(game: Game): Game {
  // Through text, as a link would carry it.
  const again = setUp(JSON.parse(JSON.stringify(toPosition(game))));
  if (!again.ok)
    throw new Error(`refused: ${JSON.stringify(again.error)} ${JSON.stringify(toPosition(game))}`);
  return again.value;
}

const lines = (game: Game): string[] => legalMoves(game).map(notate);

function checkGame(setup: SetupRequest, seed: number): number {
  let n = 0;
  let turns = 0;
  const bot = BOTS[Object.keys(BOTS)[seed % 3]!]!;
  const { game: over } = playGame(setup, seed, bot, {
    after(game) {
      // With many players every third position will do.
      if (!isAtRest(game) || (game.players.length > 3 && turns++ % 3 > 0)) return;
      const again = laidOut(game);
      expectSame(again, game);
      if (n++ % 16 === 0) expect(lines(again)).toEqual(lines(game));
    },
  });
  // A finished game can be laid on the table and looked at.
  const table = sandbox(toPosition(over));
  if (!table.ok) throw new Error(`the end is refused: ${JSON.stringify(table.error)}`);
  expect(table.value.players).toEqual(over.players);
  return n;
}

describe('a game written as a position and set up again is the same game', () => {
  for (const players of [1, 2, 3, 5, 7]) {
    it(`base game, ${players} players`, () => {
      let n = 0;
      for (let i = 0; i < 4; i++) {
        const tileSet = i % 2 ? 'intro' : 'full';
        const markerReveal = i < 2 ? 'start' : 'end';
        n += checkGame({ seats: players, tileSet, options: { markerReveal } as never }, players * 100 + i);
      }
      expect(n).toBeGreaterThan(60);
    });

    it(`with folk, ${players} players`, () => {
      for (let i = 0; i < 4; i++) {
        const seed = players * 100 + i;
        checkGame(folkSetup(players, seed), seed);
      }
    });

    it(`with orcs, ${players} players`, () => {
      for (let i = 0; i < 6; i++) {
        const seed = players * 1000 + i;
        checkGame({ seats: players, modules: ['fiends'], fiends: variedOptions(seed) }, seed);
      }
    });
  }
});
