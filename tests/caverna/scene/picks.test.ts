import { describe, expect, it } from 'vitest';
import {
  legalMoves,
  type Move,
  SUB_ACTIONS,
  sandbox,
  startEffect,
} from '../../../src/caverna/engine/index.ts';
import { clickOn, picks, squaresOf } from '../../../src/caverna/scene/picks.ts';

function movesFor(action: string, board: Record<string, string> = {}): readonly Move[] {
  const game = sandbox({ players: 2, seats: [{ board, goods: { wood: 9 } }] }, 0);
  if (!game.ok) throw new Error(game.error.code);
  const begun = startEffect(game.value, 0, 0, SUB_ACTIONS[action]!);
  if (!begun.ok) throw new Error(begun.error.code);
  return legalMoves(begun.value.game);
}
const sorted = (found: Map<string, Move[]>): string[] => [...found.keys()].sort();
const click = (square: string, first: string | null, moves: readonly Move[]) =>
  clickOn(square, first, moves, (first) => picks(moves, first));

describe('squares to click', () => {
  it('a twin tile is placed with two clicks: its first half, then its second', () => {
    const moves = movesFor('meadowField');
    expect(sorted(picks(moves))).toEqual(['b4', 'c3', 'c4']);
    const second = picks(moves, 'c4');
    expect(sorted(second)).toEqual(['b4', 'c3']);
    for (const [square, found] of second)
      expect(found.map((move) => squaresOf(move))).toEqual([['c4', square]]);
    expect(click('c4', null, moves)).toBe('second');
    expect(click('c3', 'c4', moves)).toMatchObject({ at: 'c4', and: 'c3' });
  });

  it('a large pasture may be begun on either of its squares', () => {
    const moves = movesFor('largePasture', { c4: 'meadow', c3: 'meadow', b4: 'meadow' });
    expect(moves).toHaveLength(2);
    expect(sorted(picks(moves))).toEqual(['b4', 'c3', 'c4']);
    expect(sorted(picks(moves, 'c4'))).toEqual(['b4', 'c3']);
    expect(sorted(picks(moves, 'c3'))).toEqual(['c4']);
  });

  it('one square is one click', () => {
    const moves = movesFor('meadow', { c4: 'meadow' });
    expect(sorted(picks(moves))).toEqual(['b4', 'c3']);
    expect(click('b4', null, moves)).toMatchObject({ at: 'b4' });
    expect(picks(moves, 'b4').size).toBe(0);
  });

  it('what is laid on the same square in several ways is told apart by name', () => {
    const moves: Move[] = [
      { type: 'build', what: 'meadow', at: 'b4' },
      { type: 'build', what: 'field', at: 'b4' },
    ];
    expect(click('b4', null, moves)).toBeUndefined();
  });
});
