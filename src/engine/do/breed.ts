import { HOOKS } from '../powers/index.ts';
import { pop, type Turn, tell } from '../turn.ts';
import type { FrameOf } from '../types.ts';
import type { FarmAnimal } from '../vocabulary.ts';
import { gain } from './primitives.ts';

/** base.harvest.breed: all newborns arrive at the same time; they are known to fit. */
export function births(turn: Turn, frame: FrameOf<'breed'>, types: readonly FarmAnimal[]): void {
  const { seat } = frame;
  pop(turn);
  if (types.length === 0) return;
  const newborns: Partial<Record<FarmAnimal, number>> = {};
  for (const animal of types) newborns[animal] = 1;
  tell(turn, { type: 'born', seat, goods: newborns, rule: frame.rule });
  gain(turn, seat, newborns, frame.rule);
  const player = turn.game.players[seat]!;
  for (const power of HOOKS.onBirths)
    if (player.powers[power.id]) gain(turn, seat, power.onBirths(types), power.rule);
}
