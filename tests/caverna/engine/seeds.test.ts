import { describe, expect, it } from 'vitest';
import { newGame } from '../../../src/caverna/engine/index.ts';

const dealt = (seed: number) => {
  const game = newGame({ seats: 3 }, seed);
  if (!game.ok) throw new Error(game.error.code);
  return game.value;
};

describe('neighbouring seeds', () => {
  it('deal the first cards and the markers independently of each other', () => {
    const GAMES = 3000;
    const orders = Array.from({ length: GAMES }, (_, seed) => dealt(seed).cards.slice(1, 4).join());
    const kinds = [...new Set(orders)];
    expect(kinds.length).toBe(6);
    for (const kind of kinds) {
      const share = orders.filter((order) => order === kind).length / GAMES;
      expect(share).toBeGreaterThan(0.13);
      expect(share).toBeLessThan(0.2);
    }
    // A seed some steps further on deals the same order about one time in six, whatever the step.
    for (const step of [1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 64, 256]) {
      const same = orders.filter((order, seed) => order === orders[seed + step]).length / (GAMES - step);
      expect(same, `step ${step}`).toBeGreaterThan(0.12);
      expect(same, `step ${step}`).toBeLessThan(0.22);
    }
  });

  it('never share a generator', () => {
    const states = Array.from({ length: 2000 }, (_, seed) => dealt(seed).rng.join());
    expect(new Set(states).size).toBe(states.length);
  });
});
