import { price } from '../goods.ts';
import { mealCost } from '../legal/feed.ts';
import { edit, pop, type Turn, tell } from '../turn.ts';
import type { FrameOf } from '../types.ts';
import { pay } from './primitives.ts';

/** base.harvest.beg: all food is eaten, each missing one is a begging marker. */
export function beg(turn: Turn, frame: FrameOf<'feed'>): void {
  const { goods } = turn.game.players[frame.seat]!;
  const missing = mealCost(turn.game.players[frame.seat]!, frame.perAdult, frame.served) - goods.food;
  pop(turn);
  pay(turn, frame.seat, price({ food: goods.food }), frame.rule);
  edit(turn, frame.seat).begging += missing;
  tell(turn, { type: 'begged', seat: frame.seat, n: missing, rule: 'base.harvest.beg' });
}
