// What goods are worth when losses are weighed against payments, in points.

import type { Bundle, Good } from '../engine/index.ts';

export type Worth = Partial<Record<Good, number>>;

/**
 * Animals, crops, rubies and gold as in the final scoring. Building materials as the Weekly market sells them: 1 gold
 * each. Food at one half: a ruby, 1 point, can be turned into 2 food at any time.
 */
export const DEFAULT_WORTH: Worth = {
  wood: 1,
  stone: 1,
  ore: 1,
  gold: 1,
  ruby: 1,
  grain: 0.5,
  vegetable: 1,
  food: 0.5,
  dog: 1,
  sheep: 1,
  donkey: 1,
  wildBoar: 1,
  cattle: 1,
};

export function worthOf(goods: Bundle, worth: Worth): number {
  let total = 0;
  for (const name in goods) total += goods[name as Good]! * (worth[name as Good] ?? 0);
  return total;
}
