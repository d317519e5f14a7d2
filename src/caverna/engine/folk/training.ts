// Training room (folk.tile.trainingRoom): once before an expedition, the weapon grows.

import { STRONGEST } from '../data/limits.ts';
import { personal, powerWith } from '../powers/index.ts';
import { holds } from '../state/goods.ts';
import type { FrameOf, Game } from '../state/types.ts';

/** By how much, unless the players agree otherwise (folk.open.trainingRoomAmount). */
export const trainingStep = (game: Game): number => game.setup.options.trainingRoomStep ?? 1;

export function canTrain(game: Game, frame: FrameOf<'loot'>): boolean {
  const player = game.players[frame.seat];
  const power = powerWith(player, 'trains');
  if (!power || frame.trained || frame.taken.length > 0 || !holds(player.goods, power.trains)) return false;
  const cap = personal(player, player.dwarfs[frame.dwarf], 'weaponCap')?.weaponCap ?? STRONGEST;
  return frame.strength < cap;
}
