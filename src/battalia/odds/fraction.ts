// Exact fractions: numerator and denominator without a common divisor, the denominator above zero.

export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

function divisor(a: bigint, b: bigint): bigint {
  let [x, y] = a < 0n ? [-a, b] : [a, b];
  while (y) [x, y] = [y, x % y];
  return x;
}

export function fraction(n: bigint | number, d: bigint | number = 1n): Fraction {
  const [top, bottom] = [BigInt(n), BigInt(d)];
  if (bottom === 0n) throw new Error('A fraction needs a denominator');
  const common = divisor(top, bottom < 0n ? -bottom : bottom);
  const sign = bottom < 0n ? -1n : 1n;
  return { n: (sign * top) / common, d: (sign * bottom) / common };
}

export const NEVER = fraction(0);
export const ALWAYS = fraction(1);

export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const minus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d);
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);
export const same = (a: Fraction, b: Fraction): boolean => a.n === b.n && a.d === b.d;
/** Below zero, zero, above: for sorting. */
export const compare = (a: Fraction, b: Fraction): number => {
  const left = a.n * b.d - b.n * a.d;
  return left < 0n ? -1 : left > 0n ? 1 : 0;
};
/** `1/36`; whole numbers stand alone. */
export const asText = ({ n, d }: Fraction): string => (d === 1n ? `${n}` : `${n}/${d}`);
/** For drawing, where exactness ends. */
export const asNumber = ({ n, d }: Fraction): number => Number((n * 1_000_000_000n) / d) / 1_000_000_000;
