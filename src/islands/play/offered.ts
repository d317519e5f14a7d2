import { type Move, notate } from '../../engine/index.ts';

const IN_THE_MIDDLE: ReadonlySet<Move['type']> = new Set<Move['type']>([
  'place',
  'imitate',
  'protect',
  'visit',
  'send',
  'furnish',
]);

/** Moves, as they are written down, that can be made by pointing at the table: at a space, a tile or a square. */
export function offeredBy(
  moves: readonly Move[],
  squares: ReadonlyMap<string, readonly Move[]>,
  answers: ReadonlyMap<string, Move> | undefined,
): ReadonlySet<string> {
  return new Set(
    [
      ...moves.filter(({ type }) => IN_THE_MIDDLE.has(type)),
      ...[...squares.values()].flat(),
      ...(answers?.values() ?? []),
    ].map(notate),
  );
}
