// What every move does, as a button says it.

import type { Language } from '../../../site/languages.ts';
import { type Game, type Move, type MoveType, notate } from '../../engine/index.ts';
import { tongue } from '../tongue.ts';
import { ARMS } from './arms.ts';
import { GOODS } from './goods.ts';
import { HARVEST } from './harvest.ts';
import { LAND } from './land.ts';
import { ORCS } from './orcs.ts';
import { nameStop } from './stop.ts';
import type { Namer, Namers } from './types.ts';
import { WORK } from './work.ts';

const NAMERS: Namers<MoveType> = {
  ...WORK,
  ...LAND,
  ...GOODS,
  ...ARMS,
  ...HARVEST,
  ...ORCS,
  stop: (t, _, ask) => nameStop(t, ask),
};

/** What choosing this move does, as a button says it: "Pay 2 stone, push Orc A down to b2". */
export function nameMove(language: Language, move: Move, game: Game): string {
  const frame = game.stack.at(-1);
  if (!frame) return notate(move);
  const name = NAMERS[move.type] as Namer<MoveType>;
  return name(tongue(language), move, { game, frame, player: game.players[frame.seat] });
}
