import { isEmpty, sum } from '../state/goods.ts';
import { push, type Turn, tell } from '../state/turn.ts';
import type { FrameOf } from '../state/types.ts';
import type { Good } from '../state/vocabulary.ts';
import { gain } from './primitives.ts';

/** The action space that is being used. */
export function currentAct(turn: Turn): FrameOf<'act'> | null {
  for (let i = turn.game.stack.length - 1; i >= 0; i--) {
    const frame = turn.game.stack[i]!;
    if (frame.kind === 'act') return frame;
  }
  return null;
}

/** folk.goblins.clumsyChoice: among several types the owner chooses, unless all of it goes back. */
export function drop(turn: Turn, frame: FrameOf<'drop'>): void {
  const types = (Object.keys(frame.goods) as Good[]).filter((good) => frame.goods[good]! > 0);
  if (types.length === 1 || sum(frame.goods) <= (frame.twice ? 2 : 1)) dropOne(turn, frame, types[0]!);
  else push(turn, frame);
}

/** folk.goblins.clumsy: one of the goods from the space goes back, the others are gained as usual. */
export function dropOne(turn: Turn, { twice, ...frame }: FrameOf<'drop'>, good: Good): void {
  const { seat, rule, goods } = frame;
  tell(turn, { type: 'dropped', seat, goods: { [good]: 1 }, rule });
  const kept = { ...goods, [good]: goods[good]! - 1 };
  if (kept[good] === 0) delete kept[good];
  if (twice && !isEmpty(kept)) drop(turn, { ...frame, goods: kept });
  else gain(turn, seat, kept, currentAct(turn)?.rule ?? rule);
}
