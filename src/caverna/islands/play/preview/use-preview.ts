import { useMemo, useState } from 'preact/hooks';
import type { Game, Move, Seat } from '../../../engine/index.ts';
import type { TableGame } from '../table-game.ts';
import { type Preview, previewOf } from './preview.ts';

/** What a choice would bring: the one a finger has tapped, or else the one that is pointed at or in focus. */
export function usePreview(
  { game, mine }: TableGame,
  seat: Seat,
  tapped: Move | null,
): { preview: Preview | null; onPreview(move: Move | null): void } {
  const [pointed, setPointed] = useState<{ game: Game; move: Move } | null>(null);
  const watched = mine ? (tapped ?? (pointed?.game === game ? pointed.move : null)) : null;
  const preview = useMemo(() => (watched ? previewOf(game, seat, watched) : null), [game, seat, watched]);
  return { preview, onPreview: (move) => setPointed(move && { game, move }) };
}
