import { describe, expect, it } from 'vitest';
import { BOTS, dice } from '../../../src/caverna/bots/index.ts';
import {
  type BonusId,
  FOLK_IDS,
  hash,
  legalMoves,
  newGame,
  play,
  type SetupRequest,
} from '../../../src/caverna/engine/index.ts';
import { duel, mean, playMatch } from '../../../src/caverna/lab/arena.ts';

describe('the greedy bot', () => {
  it('wins at least 5 of 6 games against random moves', () => {
    const { won, means } = duel(6, 501, 'greedy', 'random');
    expect(won).toBeGreaterThanOrEqual(5);
    expect(means[0]).toBeGreaterThan(45);
  });

  it('makes at least 45 points alone and does not go begging for it', () => {
    const matches = Array.from({ length: 5 }, (_, i) => playMatch({ seats: 1 }, 701 + i, ['greedy']));
    expect(mean(matches.map(({ totals }) => totals[0]!))).toBeGreaterThanOrEqual(45);
    expect(mean(matches.map(({ begging }) => begging))).toBeLessThan(1);
  });

  it('always does the same in the same position with the same seed', () => {
    const one = playMatch({ seats: 2 }, 11, ['greedy']);
    const two = playMatch({ seats: 2 }, 11, ['greedy']);
    expect(hash(two.game)).toBe(hash(one.game));
  });

  it('does not look at cards and markers that lie face down', () => {
    for (const seed of [21, 45, 57, 76]) {
      const start = newGame({ seats: 2 }, seed);
      if (!start.ok) throw new Error('no game');
      let game = start.value;
      const roll = dice(3);
      for (let i = 0; game.stack.length > 0; i++) {
        const last = <T>(list: readonly T[]): T[] => [
          ...list.slice(0, game.round + 1),
          ...list.slice(game.round + 1).reverse(),
        ];
        const other = { ...game, cards: last(game.cards), markers: last(game.markers), rng: [1, 2, 3, 4] };
        // The last dwarf of a round is placed just before the next card and marker are turned.
        const idle = game.players
          .flatMap(({ dwarfs }) => dwarfs)
          .filter(({ at, newborn }) => !at && !newborn);
        if (idle.length <= 1) expect(BOTS.greedy(other, i)).toEqual(BOTS.greedy(game, i));
        const moves = legalMoves(game);
        const played = play(game, moves[roll(moves.length)]!);
        if (!played.ok) throw new Error('refused');
        game = played.value.game;
      }
    }
  });

  it.each([0, 2, 4, 6])(
    'finishes games with every folk: those from number %i on',
    (i) => {
      const seats = FOLK_IDS.slice(i, i + 2).map((folk) => ({ folk }));
      const match = playMatch({ modules: ['base', 'folk'], seats }, 3 + i, ['greedy']);
      expect(match.game.phase).toBe('over');
      expect(mean(match.totals)).toBeGreaterThan(10);
    },
    60_000,
  );

  it('finishes games with orcs, alone and with others', () => {
    for (const seats of [1, 3])
      expect(playMatch({ seats, modules: ['fiends'] }, seats, ['greedy']).game.phase).toBe('over');
  });

  it('has an answer to every decision that random play leads to, and changes nothing by thinking', () => {
    const kinds = new Set<string>();
    const bonuses: BonusId[] = ['trap', 'dwelling', 'doubleTile.meadowField', 'tile.woodSupplier', 'wood'];
    const setups: SetupRequest[] = [
      { seats: 2, modules: ['fiends'] },
      { seats: 1, modules: ['fiends'], fiends: { bonuses } },
      { modules: ['base', 'folk'], seats: [{ folk: 'darkElves' }, { folk: 'caveGoblins' }] },
      { seats: 3 },
    ];
    for (const [i, setup] of setups.entries()) {
      const start = newGame(setup, 21 + i);
      if (!start.ok) throw new Error(JSON.stringify(start.error));
      let game = start.value;
      const roll = dice(i);
      while (game.stack.length > 0) {
        const { kind } = game.stack.at(-1)!;
        if (!kinds.has(`${i}${kind}`) || roll(12) === 0) {
          kinds.add(`${i}${kind}`);
          const before = hash(game);
          let after = game;
          for (const move of BOTS.greedy(game, roll(1000))) {
            const played = play(after, move);
            if (!played.ok) throw new Error(`${kind}: ${JSON.stringify([move, played.error])}`);
            after = played.value.game;
          }
          expect(after).not.toBe(game);
          expect(hash(game)).toBe(before);
        }
        const moves = legalMoves(game);
        const played = play(game, moves[roll(moves.length)]!);
        if (!played.ok) throw new Error('refused');
        game = played.value.game;
      }
    }
    expect(kinds.size).toBeGreaterThan(50);
  });
});
