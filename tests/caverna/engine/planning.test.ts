import { describe, expect, it } from 'vitest';
import {
  canGrow,
  couldFurnish,
  explain,
  FARM_ANIMALS,
  type Game,
  hasRoomFor,
} from '../../../src/caverna/engine/index.ts';
import { everyPosition } from '../lib/walk.ts';

/** Every twentieth position, so that four whole games are quick. */
const some = async (visit: (game: Game) => void): Promise<void> => {
  let n = 0;
  await everyPosition(11, (game) => {
    if (n++ % 20 === 0) visit(game);
  });
};

describe('planning', () => {
  it('answers as the reasons do: tiles, room for animals and for children', async () => {
    const answers = new Set<string>();
    await some((game) => {
      for (const [seat, player] of game.players.entries()) {
        const able = couldFurnish(game, seat);
        for (const tile of new Set(game.supply)) {
          const { ok } = explain(game, { about: 'tile', tile, seat });
          expect(able.includes(tile), tile).toBe(ok);
          answers.add(`tile ${ok}`);
        }
        for (const animal of FARM_ANIMALS)
          for (const heads of [1, 3]) {
            const { ok } = explain(game, { about: 'animal', animal, heads, seat });
            expect(hasRoomFor(player, animal, heads), animal).toBe(ok);
            answers.add(`animal ${ok}`);
          }
        const { ok } = explain(game, { about: 'growth', seat });
        expect(canGrow(player)).toBe(ok);
        answers.add(`growth ${ok}`);
      }
    });
    expect(answers.size).toBe(6);
  });
});
