// Randomness, all of it drawn while setting up, so that setup, seed and moves make the game.

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

export type Random = ReturnType<typeof xoroshiro128plus>;

/** Small neighbouring seeds must not deal alike: the finishing steps of MurmurHash3 spread every bit. No two collide. */
function mixed(seed: number): number {
  let x = (seed + 0x9e3779b9) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

export const fromSeed = (seed: number): Random => xoroshiro128plus(mixed(seed));
export const fromState = (state: readonly number[]): Random => xoroshiro128plusFromState(state);

/** An integer from 0 to n - 1. */
export const below = (random: Random, n: number): number => uniformInt(random, 0, n - 1);

export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const result = list.slice();
  for (let i = result.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}
