import { describe, expect, it } from 'vitest';
import { newGame, sandbox, score } from '../../../../src/caverna/engine/index.ts';
import { must } from '../../../lib/must.ts';

const FOLK = ['elves', 'humans', 'trolls', 'paleOnes', 'silicoids', 'darkElves', 'caveGoblins'] as const;

describe('the variety of tiles (folk.choose.variety)', () => {
  const start = (folks: number, seats: number, folkTiles: string | string[]) =>
    newGame(
      {
        modules: ['base', 'folk'],
        seats: Array.from({ length: seats }, (_, i) => (i < folks ? { folk: FOLK[i]! } : {})),
        folkTiles: folkTiles as 'sixteen',
      },
      7,
    );

  it('is chosen below four folk players', () => {
    for (const seats of [1, 2, 3, 5]) {
      const { setup, supply } = must(start(1, seats, 'sixteen'));
      expect(setup.folkTiles).toBe('sixteen');
      expect(supply).not.toEqual(must(start(1, seats, 'chosen')).supply);
    }
  });

  it('is no choice any more from four folk players on: the setup says what is on offer', () => {
    for (const folks of [4, 5, 7]) {
      const { setup, supply } = must(start(folks, folks, 'sixteen'));
      expect(setup.folkTiles).toBe('chosen');
      expect(supply).toEqual(must(start(folks, folks, 'chosen')).supply);
      const more = start(folks, folks, ['mountainDwarves']);
      expect(more.ok ? null : more.error).toMatchObject({ code: 'badSetup', rule: 'folk.choose.variety' });
    }
  });
});

describe('unused spaces in the parts of a score (base.score.unused)', () => {
  const unusedForest = (board: Record<string, string>): number => {
    const table = must(sandbox({ players: 2, seats: [{ folk: 'elves', board }] }, 0));
    const { parts } = score(table).seats[0].categories.find(({ category }) => category === 'unused')!;
    return parts.find(({ what }) => what === 'forest')!.count;
  };

  it('leave out a forest that Elves have sown, fenced or furnished', () => {
    expect(unusedForest({})).toBe(12);
    expect(unusedForest({ a1: 'forest grain 3' })).toBe(11);
    expect(unusedForest({ a1: 'forest gemfruit 2', b2: 'smallPasture wild', c3: 'miner wild' })).toBe(9);
  });
});
