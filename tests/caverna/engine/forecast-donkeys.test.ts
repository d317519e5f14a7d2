import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explain, nextFeeding, sandbox, startPhase } from '../../../src/caverna/engine/index.ts';
import { must } from '../../lib/must.ts';

const MINES = ['e1', 'e2', 'e3', 'e4', 'f2', 'f3'] as const;

/** A cave with mines, donkeys at work and at leisure, and tiles that want them in mines. */
const position = fc
  .record({
    round: fc.constantFrom(3, 4),
    mines: fc.array(fc.constantFrom('oreMine', 'rubyMine', 'tunnel'), { minLength: 6, maxLength: 6 }),
    working: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    idle: fc.integer({ min: 0, max: 4 }),
    tiles: fc.uniqueArray(fc.constantFrom('miningCave', 'miner', 'dwelling'), { minLength: 1, maxLength: 3 }),
    newborn: fc.boolean(),
    fiends: fc.boolean(),
  })
  .map(({ round, mines, working, idle, tiles, newborn, fiends }) => {
    const board: Record<string, string> = { c4: 'largePasture c3', c3: 'largePasture c4' };
    MINES.forEach((square, i) => {
      board[square] = mines[i]!;
    });
    ['d3', 'd2', 'd1'].forEach((square, i) => {
      board[square] = tiles[i] ?? 'cavern';
    });
    const animals = MINES.filter((_, i) => working[i] && mines[i] !== 'tunnel').map((at) => `1 donkey ${at}`);
    if (idle > 0) animals.push(`${idle} donkey c4`);
    const third = newborn && tiles.includes('dwelling') ? [{ newborn: true }] : [];
    const seat = { board, animals, dwarfs: [0, 0, ...third] };
    return {
      round,
      ...(fiends ? { modules: ['fiends'], harvest: round === 3 ? 'miningAndFeeding' : 'feed1' } : {}),
      seats: [fiends ? { ...seat, orcs: { A: 'defeated', B: 'defeated', C: 'defeated' } } : seat],
    };
  });

describe('donkeys in the forecast of a feeding', () => {
  it('are where the feeding itself finds them', () => {
    const seen = new Set<number>();
    fc.assert(
      fc.property(position, (given) => {
        const game = must(sandbox({ players: 1, ...given }));
        const forecast = nextFeeding(game, 0)!;
        expect(forecast.round).toBe(given.round);
        const fed = must(startPhase(game, 0, given.round === 4 ? 'feed1' : 'feed')).game;
        const { due, lines } = forecast.bill;
        seen.add(due);
        if (due === 0) expect(fed.players[0].begging).toBe(0);
        else {
          // Without any food somebody is asked, and the bill says what is due.
          expect(fed.stack.at(-1)!.kind).toBe('feed');
          expect(explain(fed, { about: 'feeding' }).bill).toMatchObject({ due, lines });
        }
      }),
      { numRuns: 400, seed: 5 },
    );
    // Nothing to pay, one food, … up to a family that no donkey helps.
    expect(seen.size).toBeGreaterThan(4);
  });

  it('also when it comes in a later round', () => {
    const board = { c4: 'meadow stable', d3: 'miningCave', d2: 'tunnel', e2: 'oreMine' };
    const idle = must(sandbox({ players: 1, round: 1, seats: [{ board, animals: ['1 donkey c4'] }] }));
    expect(nextFeeding(idle, 0)).toMatchObject({ round: 3, bill: { due: 3 } });
  });
});
