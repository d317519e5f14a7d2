import { describe, expect, it } from 'vitest';
import {
  legalMoves,
  type Position,
  sandbox,
  scoreSeat,
  setUp,
  startPhase,
} from '../../../../src/caverna/engine/index.ts';
import { must } from '../../../lib/must.ts';

describe('a second look at the folk', () => {
  it('spares the empty forest and the empty mountain of Elves by a rule each', () => {
    const game = must(setUp({ players: 2, seats: [{ folk: 'elves' }] }));
    const unused = scoreSeat(game, 0).categories.find(({ category }) => category === 'unused')!;
    expect(unused.parts.map(({ what, points, rule }) => [what, points, rule])).toEqual([
      ['forest', 0, 'folk.ability.elves.noForestPenalty'],
      ['mountain', 0, 'folk.ability.elves.noMountainPenalty'],
    ]);
  });

  it('asks Traders about every kind of food that makes three, and about nothing that does not', () => {
    const asked = (goods: NonNullable<Position['seats']>[number]['goods']): boolean => {
      const table = must(sandbox({ players: 2, seats: [{ folk: 'silicoids', goods: goods! }] }, 0));
      const { game } = must(startPhase(table, 0, 'harvestStart'));
      return legalMoves(game).some(({ type }) => type === 'exchange') && game.stack.at(-1)!.kind === 'offers';
    };
    expect(asked({ vegetable: 2 })).toBe(true);
    expect(asked({ mushroom: 2 })).toBe(true);
    expect(asked({ food: 1, sheep: 2 })).toBe(true);
    expect(asked({ food: 2 })).toBe(false);
    expect(asked({ gemfruit: 3 })).toBe(false);
  });
});
