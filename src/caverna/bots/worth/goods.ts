import type { Bundle, Good, Player } from '../../engine/index.ts';
import type { Time } from './time.ts';
import type { Weights } from './weights.ts';

const ENOUGH = 7;

const stock = (n: number, each: number, plenty: number): number =>
  each * Math.min(n, ENOUGH) + plenty * Math.max(0, n - ENOUGH);

/** What one unit that arrives later is worth. */
const later = (good: Good, weights: Weights): number => {
  if (good === 'wood' || good === 'stone' || good === 'ore') return weights[good];
  if (good === 'ruby') return 1 + weights.ruby;
  if (good === 'food') return weights.food;
  return 0.8;
};

function dueWorth(due: Record<number, Bundle>, weights: Weights): number {
  let worth = 0;
  for (const bundle of Object.values(due))
    for (const good in bundle) worth += bundle[good as Good]! * later(good as Good, weights);
  return 0.9 * worth;
}

/** Materials are worth something only while there is time to use them. */
export function goodsWorth({ goods, due }: Player, time: Time, weights: Weights): number {
  const soon = Math.min(1, time.work / 3);
  const { wood, stone, ore, plenty } = weights;
  return (
    soon *
      (stock(goods.wood, wood, plenty) +
        stock(goods.stone, stone, plenty) +
        stock(goods.ore, ore, plenty) +
        weights.ruby * Math.min(goods.ruby, 5)) +
    dueWorth(due, weights)
  );
}
