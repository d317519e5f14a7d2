import { mealOf } from '../legal/feed.ts';
import { price } from '../state/goods.ts';
import { edit, pop, type Turn, tell } from '../state/turn.ts';
import type { FrameOf, Move } from '../state/types.ts';
import { pay } from './primitives.ts';

/** base.harvest.beg: all food is eaten, each missing one is a begging marker (folk.ability.silicoids.begging). */
export function beg(turn: Turn, frame: FrameOf<'feed'>, { keep = 0 }: Extract<Move, { type: 'beg' }>): void {
  const { goods } = turn.game.players[frame.seat];
  const meal = mealOf(turn.game.players[frame.seat], frame.perAdult, frame.served);
  const food = Math.min(meal.food, goods.food) - keep;
  const stone = Math.min(meal.stone, goods.stone);
  const missing = meal.food - food + meal.stone - stone;
  pop(turn);
  pay(turn, frame.seat, price({ food, stone }), frame.rule);
  edit(turn, frame.seat).begging += missing;
  tell(turn, { type: 'begged', seat: frame.seat, n: missing, rule: 'base.harvest.beg' });
}
