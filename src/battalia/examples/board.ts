// The board of a step: what it says, and what the engine has answered.

import { textIn } from '../../site/languages.ts';
import type { BoardProps } from '../board/Board.tsx';
import { type GameMap, mapIn, type Square, type ValleysState, withValleyCards } from '../engine/index.ts';
import { boardOf, type Note, type OnBoard, type Somebody } from '../scene/board.ts';
import { fillData, type Scope } from './fill.ts';
import type { ShownBoard } from './types.ts';
import { valleyNotes, valleyViews } from './valley-cards.ts';

export interface BoardPicture extends Pick<BoardProps, 'columns' | 'rows' | 'squares' | 'oracle' | 'ways'> {
  /** Every square on which something lies, aloud. */
  inWords: readonly string[];
}

/** A board after all paths in it have been followed. */
type Filled = Omit<ShownBoard, 'valleys' | 'ways'> & {
  valleys?: ValleysState;
  ways?: BoardProps['ways'];
};

const somebody = ({ faction, heroes = [] }: NonNullable<ShownBoard['players']>[number]): Somebody => ({
  name: '',
  faction,
  heroes,
});

const notesOf = ({ language }: Scope, notes: ShownBoard['notes'] = {}): Record<Square, Note> =>
  Object.fromEntries(
    Object.entries(notes).map(([square, { spoken, ...note }]): [Square, Note] => [
      square,
      { ...note, ...(spoken && { spoken: textIn(spoken, language) }) },
    ]),
  );

const isShown = (map: GameMap, on: OnBoard, square: Square): boolean =>
  square in map.cards ||
  square in (on.notes ?? {}) ||
  on.bilkarr?.at === square ||
  on.metamorpha === square ||
  (on.players ?? []).some(({ heroes }) => heroes?.includes(square));

export function pictureOf(scope: Scope, shown: ShownBoard): BoardPicture {
  const { language } = scope;
  const {
    map: given = {},
    players = [],
    bilkarr,
    metamorpha,
    notes,
    ways,
    valleys,
  } = fillData(scope, shown) as Filled;
  const bare = mapIn(given);
  const map = valleys ? withValleyCards(bare, valleys) : bare;
  const on: OnBoard = {
    players: players.map(somebody),
    bilkarr: bilkarr ? { at: bilkarr, heading: null } : null,
    metamorpha: metamorpha ?? null,
    notes: { ...(valleys && valleyNotes(language, valleys)), ...notesOf(scope, notes) },
    ...(valleys && { valleyCards: valleyViews(language, valleys, players.map(somebody)) }),
  };
  const { labels, ...drawn } = boardOf(language, map, on);
  const squares = Object.keys(drawn.squares).filter((square) => isShown(map, on, square));
  return { ...drawn, ...(ways && { ways }), inWords: squares.map((square) => labels[square] ?? square) };
}
