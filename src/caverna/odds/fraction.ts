// Fractions in lowest terms. Worths may be halves, quarters or tenths; they are made whole first.

import type { Share } from './types.ts';

const FINEST = 1000;

function commonDivisor(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)];
  while (y > 0) [x, y] = [y, x % y];
  return x;
}

export function reduced({ weight, of }: Share): Share {
  const whole = Number.isInteger(weight) ? 1 : FINEST;
  const [above, below] = [Math.round(weight * whole), of * whole];
  const by = commonDivisor(above, below) || 1;
  return { weight: above / by, of: below / by };
}

export const ratio = ({ weight, of }: Share): number => weight / of;
