import { type Move, notate } from '../../../engine/index.ts';

/** Does this move point at an action space? */
export const pointsAtSpace = (move: Move): move is Extract<Move, { space: unknown }> => 'space' in move;

const isInTheMiddle = (move: Move): boolean => pointsAtSpace(move) || move.type === 'furnish';

/** Moves, as they are written down, that can be made by pointing at the table: at a space, a tile or a square. */
export function offeredBy(
  moves: readonly Move[],
  squares: ReadonlyMap<string, readonly Move[]>,
  answers: ReadonlyMap<string, Move> | undefined,
): ReadonlySet<string> {
  return new Set(
    [...moves.filter(isInTheMiddle), ...[...squares.values()].flat(), ...(answers?.values() ?? [])].map(
      notate,
    ),
  );
}

/** How many things on the table are lit for a choice, and how many choices are only on the list. */
export interface Lit {
  spaces: number;
  tiles: number;
  squares: number;
  listed: number;
}

export function litBy(
  moves: readonly Move[],
  offered: ReadonlySet<string>,
  squares: ReadonlyMap<string, unknown>,
  answers: ReadonlyMap<string, unknown> | undefined,
): Lit {
  const count = (of: (move: Move) => string | undefined): number =>
    new Set(moves.flatMap((m) => of(m) ?? [])).size;
  return {
    spaces: count((move) => (pointsAtSpace(move) ? move.space : undefined)),
    tiles: count((move) => (move.type === 'furnish' ? move.tile : undefined)),
    squares: answers && answers.size > 0 ? answers.size : squares.size,
    listed: moves.filter((move) => !offered.has(notate(move))).length,
  };
}
