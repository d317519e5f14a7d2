// A position turned into what the board draws. The board itself knows no rules.
// Words are needed for it: in a browser, `await loadWords(language)` (telling) comes first.

import type { Language } from '../../site/languages.ts';
import type { BoardView, SquareView, Things } from '../board/view.ts';
import { type Player, squareName } from '../engine/index.ts';
import { nameTile, nameTrap } from '../telling/index.ts';
import { inLines } from './describe.ts';
import { type Ground, groundAt } from './ground.ts';
import { saySquare } from './say.ts';
import { type SceneOptions, type Thing, thingsOf } from './things.ts';

export { difference } from './difference.ts';

const thingOf = ({ icon, count, label, id, bound, faint, away }: Thing): Things => ({
  icon,
  ...(count !== undefined && { count }),
  ...(label && { label }),
  ...(id && { id }),
  ...(bound && { bound }),
  ...(faint && { faint }),
  ...(away && { away }),
});

function squareView(language: Language, name: string, ground: Ground, things: readonly Thing[]): SquareView {
  const { tile, laid, trap, ...square } = ground;
  return {
    ...square,
    ...(tile && { name: nameTile(language, tile) }),
    ...(trap && { trap: { ...trap, ...(laid && { name: nameTrap(language, laid) }) } }),
    ...(things.length > 0 && { things: things.map(thingOf) }),
    say: saySquare(language, name, ground, things),
  };
}

/** The home board of a player as a drawing, with every square in words. */
export function boardOf(language: Language, player: Player, options?: SceneOptions): BoardView {
  const squares: Record<string, SquareView> = {};
  const things = thingsOf(player, options);
  player.squares.forEach((square, at) => {
    const ground = groundAt(player, square, at);
    if (!ground) return;
    const name = squareName(at);
    squares[name] = squareView(
      language,
      name,
      ground,
      things.filter((thing) => thing.at === name),
    );
  });
  return { squares };
}

/** The home board of a player in words, square by square, only what is there. */
export const describeBoard = (language: Language, player: Player, options?: SceneOptions): string[] =>
  inLines(boardOf(language, player, options));
