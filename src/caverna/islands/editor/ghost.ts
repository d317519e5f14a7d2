// What a tool would lay on the square that is looked at.

import type { Language } from '../../../site/languages.ts';
import type { BoardView, SquareView } from '../../board/view.ts';
import type { SeatPosition } from '../../engine/index.ts';
import { boardOf } from '../../scene/index.ts';
import { sketch } from '../../scene/sketch.ts';

const groundOf = (square: SquareView | undefined): SquareView => {
  const { land = 'forest', name, icon, colour, stable, wild, trap, occupied } = square ?? {};
  return { land, name, icon, colour, stable, wild, trap, occupied };
};

/** Only the ground is foreshadowed; what would stand there is said by the label. */
export function ghostOf(
  language: Language,
  view: BoardView,
  name: string,
  next: SeatPosition,
  modules: readonly string[],
): Pick<BoardView, 'ghost'> {
  const ground = groundOf(boardOf(language, sketch(next, modules)).squares[name]);
  const same = JSON.stringify(ground) === JSON.stringify(groundOf(view.squares[name]));
  return same ? {} : { ghost: { [name]: ground } };
}
