// A moment of a game on one player's board: what has changed, and the way of the orc that moves.

import type { Language } from '../../site/languages.ts';
import type { BoardView, Way } from '../board/view.ts';
import {
  type EventType,
  type Game,
  type Moment,
  orcs,
  type Seat,
  seatOf,
  squareName,
} from '../engine/index.ts';
import { difference } from './difference.ts';
import { boardOf } from './index.ts';
import type { SceneOptions } from './things.ts';

/** Moments in a row, and the game before the first of them. */
export interface Film {
  before: Game;
  moments: readonly Moment[];
}

export const gameAt = ({ before, moments }: Film, at: number): Game => moments[at]?.game ?? before;

/** After each of these a new way begins. */
const NEW_WAY: ReadonlySet<EventType> = new Set(['event', 'drew', 'arrived', 'phase', 'pushed']);

/** The way an orc has come since its card was drawn, or since it was pushed. */
function walked(film: Film, at: number, seat: Seat): Way | null {
  let squares: string[] = [];
  let label = '';
  film.moments.slice(0, at + 1).forEach(({ event }, i) => {
    if ((seatOf(event) ?? seat) !== seat) return;
    if (NEW_WAY.has(event.type)) label = '';
    if (event.type !== 'stepped' && event.type !== 'pushed') return;
    const letter = event.what;
    const from = orcs.orcOf(gameAt(film, i - 1).players[seat], letter).at;
    squares = label === letter ? [...squares, event.at] : [squareName(from), event.at];
    label = letter;
  });
  return label ? { squares, label } : null;
}

/** Where the card on the table leads, as long as the orc has not moved. */
function planned(game: Game, seat: Seat): Way | null {
  const active = game.fiends?.active;
  const card = active?.cards[seat];
  if (active?.step !== 'negotiate' || !card) return null;
  const orc = orcs.orcOf(game.players[seat], active.orc);
  if (orc.zone !== 'forest') return null;
  const path = orcs.pathOf(orc.at, orcs.cardOf(card, game.setup.box).steps, game.setup.fiends!.diagonalEntry);
  const way = orcs.waitsOutside(game) ? path.filter((at) => at !== orcs.CAVE) : path;
  return { squares: [orc.at, ...way].map(squareName), label: active.orc };
}

interface MomentOptions extends SceneOptions {
  /** Without what has changed: a picture of its own. */
  unmarked?: boolean;
}

/** One moment on the board of a seat; `at` -1 is the position before all of them. */
export function momentView(
  language: Language,
  film: Film,
  at: number,
  seat: Seat,
  { unmarked, ...options }: MomentOptions = {},
): BoardView {
  const game = gameAt(film, at);
  const view = boardOf(language, game.players[seat], options);
  const pushed = film.moments[at]?.event.type === 'pushed';
  const way = (pushed ? null : planned(game, seat)) ?? walked(film, at, seat);
  const marks = at < 0 || unmarked ? {} : difference(gameAt(film, at - 1).players[seat], game.players[seat]);
  return {
    ...view,
    ...(way && { ways: [way] }),
    ...(Object.keys(marks).length > 0 && { marks }),
  };
}
