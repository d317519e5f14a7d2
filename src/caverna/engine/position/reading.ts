// Reading hand-written values: nothing is trusted before it has been looked at.

import { type Bundle, type Goods, noGoods } from '../state/goods.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import { ALL_GOODS } from '../state/vocabulary.ts';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const wholeNumber = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const MOST_OF_A_GOOD = 999;

export function readBundle(value: unknown): Result<Bundle> {
  if (value === undefined) return ok({});
  if (!isRecord(value)) return refuse('badPosition', undefined, { field: 'goods' });
  const bundle: Bundle = {};
  for (const [good, n] of Object.entries(value)) {
    const known = ALL_GOODS.find((entry) => entry === good);
    if (!known || !wholeNumber(n, 0, MOST_OF_A_GOOD))
      return refuse('badPosition', undefined, { field: 'goods', good: good.slice(0, 20) });
    if (n > 0) bundle[known] = n;
  }
  return ok(bundle);
}

export const allGoods = (bundle: Bundle): Goods => ({ ...noGoods(), ...bundle });
