import { isEmpty } from '../goods.ts';
import { type Turn, tell } from '../turn.ts';
import type { FrameOf } from '../types.ts';
import type { Good } from '../vocabulary.ts';
import { gain } from './primitives.ts';

/** folk.goblins.clumsy: one of the goods from the space goes back, the others are gained. */
export function dropOne(turn: Turn, { seat, rule, goods }: FrameOf<'drop'>, good: Good): void {
  tell(turn, { type: 'dropped', seat, goods: { [good]: 1 }, rule });
  const kept = { ...goods, [good]: goods[good]! - 1 };
  if (!isEmpty(kept)) gain(turn, seat, kept, rule);
}
