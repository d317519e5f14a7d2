import { describe, expect, it } from 'vitest';
import { dice } from '../../../../src/caverna/bots/index.ts';
import {
  type Game,
  legalMoves,
  type Move,
  newGame,
  notate,
  play,
} from '../../../../src/caverna/engine/index.ts';
import { litBy, offeredBy } from '../../../../src/caverna/islands/play/decide/offered.ts';
import { groupsOf } from '../../../../src/caverna/islands/play/decide/options.ts';
import { orcPicks } from '../../../../src/caverna/scene/orc-picks.ts';
import { picks } from '../../../../src/caverna/scene/picks.ts';
import { must } from '../../../lib/must.ts';

/** Every decision of some games with orcs, played by lot. */
function* decisions(): Generator<{ game: Game; moves: readonly Move[] }> {
  for (let seed = 1; seed <= 12; seed++) {
    const roll = dice(seed);
    let game = must(newGame({ seats: 1 + (seed % 3), modules: ['fiends'] }, seed));
    for (let moves = legalMoves(game); moves.length > 0; moves = legalMoves(game)) {
      yield { game, moves };
      game = must(play(game, moves[roll(moves.length)]!)).game;
    }
  }
}
const all = [...decisions()];
const talks = all.filter(({ game }) => game.stack.at(-1)!.kind === 'negotiate');

describe('answers to orcs', () => {
  it('are asked for only where there is one besides no (fiends.event.bribe, fiends.event.push)', () => {
    expect(talks.length).toBeGreaterThan(200);
    for (const { game, moves } of talks) expect(moves.length, `round ${game.round}`).toBeGreaterThan(1);
  });

  it('lie open when there is nothing to pay with yet: the exchanges are not behind a fold', () => {
    const poor = talks.filter(({ moves }) => !moves.some(({ type }) => type === 'bribe' || type === 'push'));
    expect(poor.length).toBeGreaterThan(0);
    for (const { moves } of poor)
      expect(groupsOf('negotiate', moves).filter(({ folded }) => folded)).toEqual([]);
  });
});

describe('where the choices are', () => {
  it('every choice is either lit on the table or counted as listed', () => {
    for (const { game, moves } of all) {
      const { kind } = game.stack.at(-1)!;
      const squares = picks(moves);
      const answers = kind === 'negotiate' || kind === 'hits' ? orcPicks(game, moves) : undefined;
      const offered = offeredBy(moves, squares, answers);
      const lit = litBy(moves, offered, squares, answers);
      const listed = moves.filter((move) => !offered.has(notate(move)));
      expect(lit.listed).toBe(listed.length);
      if (kind === 'negotiate') expect(lit.squares).toBe(answers!.size);
      if (lit.spaces + lit.tiles + lit.squares === 0) expect(lit.listed, kind).toBe(moves.length);
      // One thing may be lit for several moves, never for none.
      else expect(lit.spaces + lit.tiles).toBeLessThanOrEqual(moves.length - lit.listed);
    }
  });
});
