// What a table agrees on, by a seed.

import { OPTION_VALUES, type Options } from '../engine/index.ts';
import { dice } from './bots.ts';

/** Every second table agrees on something else than usual, over many seeds every ruling in every way. */
export function agreedOptions(
  listed: Readonly<Record<string, readonly unknown[]>>,
  seed: number,
): Partial<Options> {
  const roll = dice(seed * 7 + 1);
  if (roll(2) === 0) return {};
  const varied = Object.entries(listed).map(([name, values]) => [
    name,
    values[roll(3) === 0 ? roll(values.length) : 0],
  ]);
  return Object.fromEntries(varied);
}

/** What the base game leaves open; the seed is another one, so that it does not go with what a box leaves open. */
export const baseOptions = (seed: number): Partial<Options> => agreedOptions(OPTION_VALUES, seed ^ 0xba5e);
