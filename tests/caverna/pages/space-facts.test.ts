import { describe, expect, it } from 'vitest';
import { addsInWords } from '../../../src/caverna/catalogue/actions.ts';
import { boardsOf, playersInWords } from '../../../src/caverna/catalogue/spaces.ts';
import { newGame, SPACES, variantOf } from '../../../src/caverna/engine/index.ts';

const startOf = (players: number) => {
  const game = newGame({ seats: players }, 1);
  if (!game.ok) throw new Error('a new game');
  return game.value;
};

describe('sheets and pages of action spaces', () => {
  it('say what lies on each space after the first replenishing, for every number of players', () => {
    for (const players of [1, 2, 3, 4, 5, 6, 7])
      for (const { id, goods } of startOf(players).spaces) {
        const adds = variantOf(id, players)?.adds;
        const lying = adds && (adds.from ?? 1) === 1 ? adds.empty : {};
        expect(goods, `${id}, ${players} players`).toEqual(lying);
      }
  });

  it('say that with two players rubies come from round 3 on', () => {
    const words = (players: number) => addsInWords('en', variantOf('rubyMining', players)!.adds!);
    expect(words(2)).toBe('1 ruby, from round 3 on');
    expect(words(3)).toBe('1 ruby');
    expect(addsInWords('de', variantOf('rubyMining', 2)!.adds!)).toBe('1 Rubin, ab Runde 3');
  });

  it('put Forest exploration on the small additional board with three players', () => {
    expect(boardsOf(SPACES.forestExploration)).toEqual([
      { board: 'smallAdditional', players: [3] },
      { board: 'twoSidedBasic', players: [4, 5, 6, 7] },
    ]);
  });

  it('use the boards that the setup lays out', () => {
    const laid = (players: number) =>
      new Set(
        Object.values(SPACES).flatMap((space) =>
          boardsOf(space).flatMap((each) => (each.players.includes(players) ? [each.board] : [])),
        ),
      );
    const basic = ['twoSidedBasic', 'smallBasic', 'roundCard'];
    for (const players of [1, 2, 4]) expect(laid(players)).toEqual(new Set(basic));
    expect(laid(3)).toEqual(new Set([...basic, 'smallAdditional']));
    for (const players of [5, 6]) expect(laid(players)).toEqual(new Set([...basic, 'largeAdditional']));
    expect(laid(7)).toEqual(new Set([...basic, 'largeAdditional', 'smallAdditional']));
  });

  it('write numbers of players as runs', () => {
    expect(playersInWords([1, 3, 4, 5])).toBe('1, 3–5');
    expect(playersInWords([7])).toBe('7');
  });
});
