import type { refusals as en } from '../en/refusals.ts';

/** Ablehnungen: was bei allen gesagt wird. */
export const refusals: typeof en = {
  needed: (goods) => `Nötig: ${goods}.`,
  something: 'etwas darin',
  refused: 'Dieser Zug ist hier nicht möglich.',
  unusable: 'So lässt sich das nicht verwenden.',
};
