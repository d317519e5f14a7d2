import { describe, expect, it } from 'vitest';
import { legalMoves, legalRearrangements, notate } from '../../../../src/caverna/engine/index.ts';
import { arrangePicks, nameArrangement } from '../../../../src/caverna/islands/play/board/arranging.ts';
import { walksOf } from '../../../../src/caverna/islands/play/board/rearranged.ts';
import { groupsOf } from '../../../../src/caverna/islands/play/decide/options.ts';
import { words as en } from '../../../../src/i18n/en/play.ts';
import { everyPosition } from '../../lib/walk.ts';

describe('the list of choices', () => {
  it('holds every legal move exactly once, and leaving it at that comes last', async () => {
    await everyPosition(3, (game) => {
      const moves = legalMoves(game);
      const groups = groupsOf(game.stack.at(-1)!.kind, moves);
      const listed = groups.flatMap((group) => group.moves);
      expect(listed.map(notate).sort()).toEqual(moves.map(notate).sort());
      const closing = groups.findIndex(({ id }) => id === 'closing');
      if (closing >= 0) expect(closing).toBe(groups.length - 1);
      // Something is always open: nobody has to unfold a list to go on.
      expect(groups.some(({ folded }) => !folded)).toBe(true);
    });
  });
});

describe('rearranging animals', () => {
  it('every small step is told as who walks where, all told differently, and can be picked on the board', async () => {
    let steps = 0;
    await everyPosition(5, (game) => {
      const player = game.players[game.stack.at(-1)!.seat];
      const moves = legalRearrangements(game);
      const names = moves.map((move) => nameArrangement('en', en, player, move));
      expect(new Set(names).size).toBe(names.length);
      for (const move of moves) {
        steps++;
        const walks = walksOf(player, move);
        expect(walks.length).toBeGreaterThan(0);
        for (const { from, to, n } of walks) {
          expect(from).not.toBe(to);
          expect(n).toBeGreaterThan(0);
          if (from !== 'home' && to !== 'home')
            expect(arrangePicks(player, moves, from).get(to)).toContain(move);
        }
      }
    });
    expect(steps).toBeGreaterThan(50);
  });
});
