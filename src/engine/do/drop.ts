import { type Turn, tell } from '../turn.ts';
import type { FrameOf } from '../types.ts';
import type { Good } from '../vocabulary.ts';
import { gain } from './primitives.ts';

/** The action space that is being used. */
export function currentAct(turn: Turn): FrameOf<'act'> | null {
  for (let i = turn.game.stack.length - 1; i >= 0; i--) {
    const frame = turn.game.stack[i]!;
    if (frame.kind === 'act') return frame;
  }
  return null;
}

/** folk.goblins.clumsy: one of the goods from the space goes back, the others are gained as usual. */
export function dropOne(turn: Turn, { seat, rule, goods }: FrameOf<'drop'>, good: Good): void {
  tell(turn, { type: 'dropped', seat, goods: { [good]: 1 }, rule });
  const kept = { ...goods, [good]: goods[good]! - 1 };
  gain(turn, seat, kept, currentAct(turn)?.rule ?? rule);
}
