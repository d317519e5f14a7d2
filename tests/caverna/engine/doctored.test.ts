import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Game,
  GOODS,
  legalMoves,
  newGame,
  notate,
  pending,
  play,
  type Seat,
  SUB_ACTIONS,
  SUB_PHASES,
  sandbox,
  startEffect,
  startPhase,
  TILE_IDS,
} from '../../../src/caverna/engine/index.ts';

// Positions nobody would reach, full of trading tiles and short of goods: there must always be a way on.

const MOUNTAIN = ['d3', 'd2', 'd1', 'e2', 'e3', 'e1', 'f1', 'e4', 'f2', 'f3', 'f4'];
const FOREST = ['c4', 'b4', 'a4', 'c3', 'b3', 'a3', 'c2', 'b2', 'a2', 'c1', 'b1', 'a1'];
const CAVE = ['cavern', 'tunnel', 'deepTunnel', 'oreMine', 'rubyMine'];
const FARM = ['meadow', 'meadow stable', 'field', 'field grain 2', 'smallPasture', 'smallPasture stable'];
/** Tiles that trade, feed or shelter come up more often. */
const LIKELY = [
  'peacefulCave',
  'workingCave',
  'trader',
  'breakfastRoom',
  'seam',
  'dogSchool',
  'stubbleRoom',
] as const;
/** Expeditions and breeding lead to the most things that have to be raised. */
const OFTEN = ['expedition4', 'expedition4', 'expedition4', 'breed', 'breed', 'breed'];
const ACTIONS = [...OFTEN, ...Object.keys(SUB_ACTIONS)].map((action) => ({ action }));
const PHASES = SUB_PHASES.filter((phase) => phase !== 'harvest').map((phase) => ({ phase }));

const position = fc.record({
  cave: fc.array(
    fc.oneof(fc.constantFrom(...CAVE), fc.constantFrom(...TILE_IDS), fc.constantFrom(...LIKELY)),
    { maxLength: 6 },
  ),
  farm: fc.array(fc.constantFrom(...FARM), { maxLength: 12 }),
  // Only a few goods: a lack of something is what leads to dead ends.
  goods: fc.dictionary(fc.constantFrom(...GOODS), fc.integer({ min: 1, max: 2 }), { maxKeys: 4 }),
  weapons: fc.tuple(fc.constantFrom(0, 1, 7, 9, 11, 14, 14), fc.constantFrom(0, 0, 5)),
  start: fc.constantFrom(...ACTIONS, ...PHASES),
  choices: fc.array(fc.nat(), { minLength: 30, maxLength: 30 }),
});

function table({ cave, farm, goods, weapons }: typeof position extends fc.Arbitrary<infer T> ? T : never) {
  const board: Record<string, string> = {};
  for (const [i, name] of cave.entries()) {
    const swap = { trader: 'sparePartStorage', sparePartStorage: 'trader' }[name];
    const taken = (tile: string) => !CAVE.includes(tile) && Object.values(board).includes(tile);
    board[MOUNTAIN[i]!] = taken(name) || (swap && taken(swap)) ? 'cavern' : name;
  }
  let stables = 0;
  for (const [i, name] of farm.entries()) {
    if (name.endsWith('stable')) stables++;
    board[FOREST[i]!] = stables > 3 ? name.replace(' stable', '') : name;
  }
  const seat = {
    board,
    dwarfs: weapons,
    goods,
  };
  return sandbox({ players: 2, seats: [seat] });
}

describe('positions with everything in them', () => {
  it('never leave the player without a move', () => {
    let tried = 0;
    fc.assert(
      fc.property(position, (given) => {
        const at = table(given);
        if (!at.ok) return;
        const { start } = given;
        const begun =
          'phase' in start
            ? startPhase(at.value, 0, start.phase)
            : startEffect(at.value, 0, 0, SUB_ACTIONS[start.action]!);
        if (!begun.ok) return;
        tried++;
        let game: Game = begun.value.game;
        const lines: string[] = [];
        for (const choice of given.choices) {
          if (pending(game)?.kind === 'table' || game.phase === 'over') return;
          const moves = legalMoves(game);
          expect(moves.length, `${pending(game)?.kind} after ${lines.join(', ')}`).toBeGreaterThan(0);
          const move = moves[choice % moves.length]!;
          lines.push(notate(move));
          const played = play(game, move);
          if (!played.ok) throw new Error(`${lines.at(-1)}: ${played.error.code}`);
          game = played.value.game;
        }
      }),
      { numRuns: 6000, seed: 20_261_117 },
    );
    expect(tried).toBeGreaterThan(1000);
  });
});

describe('the seat that starts', () => {
  it('is drawn by lot with the option, and food follows the turn order', () => {
    const firsts = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const game = newGame({ seats: 4, options: { firstSeat: 'random' } }, seed);
      if (!game.ok) throw new Error(game.error.code);
      const { starting, players } = game.value;
      firsts.add(starting);
      expect(pending(game.value)?.seat).toBe(starting);
      expect(players.map((_, i) => players[((starting + i) % 4) as Seat].goods.food)).toEqual([1, 1, 2, 3]);
    }
    expect(firsts.size).toBe(4);
  });
});
