import { describe, expect, it } from 'vitest';
import { type Game, newGame, publicView, setUp } from '../../../src/caverna/engine/index.ts';
import { fuzzGame } from '../../../src/caverna/lab/fuzz.ts';

const harvests = (game: Game) =>
  Object.fromEntries(publicView(game).rounds.map(({ round, harvest }) => [round, harvest]));

describe('the public view of the harvests', () => {
  it('shows the printed calendar even when markers are turned late', () => {
    const game = newGame({ seats: 3, options: { markerReveal: 'end' } }, 3);
    if (!game.ok) throw new Error(game.error.code);
    expect(harvests(game.value)).toMatchObject({
      1: 'none',
      2: 'none',
      3: 'full',
      4: 'feed1',
      5: 'full',
      6: null,
    });
  });

  it('shows what was turned in earlier rounds and in a round set up by hand', () => {
    const game = setUp({
      players: 3,
      round: 9,
      markers: { 6: 'red', 7: 'green', 8: 'red', 9: 'red' },
      reds: 2,
    });
    if (!game.ok) throw new Error(game.error.code);
    expect(harvests(game.value)).toMatchObject({
      6: 'none',
      7: 'full',
      8: 'feed1',
      9: 'fieldOrBreeding',
      10: null,
    });
    expect(
      publicView(game.value)
        .rounds.map(({ marker }) => marker)
        .slice(7, 10),
    ).toEqual(['red', 'red', null]);
  });

  it('keeps a marker face down when it is turned at the end', () => {
    const options = { markerReveal: 'end' } as const;
    const game = setUp({ players: 3, round: 7, options, markers: { 6: 'red', 7: 'red' }, reds: 1 });
    if (!game.ok) throw new Error(game.error.code);
    expect(harvests(game.value)).toMatchObject({ 6: 'none', 7: null });
  });

  it('agrees with all seven markers at the end of a game', () => {
    const entry = { players: 3, tileSet: 'full', seed: 11, bot: 'random', tryAllEvery: 0 } as const;
    const { game } = fuzzGame(entry);
    const red = Object.values(harvests(game)).filter((harvest) => harvest !== 'full');
    expect(red).toEqual(['none', 'none', 'feed1', 'none', 'feed1', 'fieldOrBreeding']);
  });
});
