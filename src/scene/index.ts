// A position turned into what the board draws. The board itself knows no rules.

import type { BoardView, SquareView } from '../board/view.ts';
import { type Player, squareName } from '../engine/index.ts';
import type { Language } from '../site/languages.ts';

/** The home board of a player as a drawing. */
export function boardOf(_language: Language, player: Player): BoardView {
  const squares: Record<string, SquareView> = {};
  player.squares.forEach(({ land, stable }, at) => {
    if (land === 'off' || land === 'trap' || land === 'occupied') return;
    squares[squareName(at)] = { land, ...(stable && { stable }) };
  });
  return { squares };
}
