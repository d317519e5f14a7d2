import { useMemo, useState } from 'preact/hooks';
import type { Game, Move } from '../../../engine/index.ts';
import type { TableGame } from '../table-game.ts';
import { type Preview, previewOf } from './preview.ts';

/** What a choice would bring: the one a finger holds, or else the one that is pointed at or in focus. */
export function usePeek(
  { game, mine }: TableGame,
  seat: number,
  held: Move | null,
): { preview: Preview | null; onPeek(move: Move | null): void } {
  const [peek, setPeek] = useState<{ game: Game; move: Move } | null>(null);
  const watched = mine ? (held ?? (peek?.game === game ? peek.move : null)) : null;
  const preview = useMemo(() => (watched ? previewOf(game, seat, watched) : null), [game, seat, watched]);
  return { preview, onPeek: (move) => setPeek(move && { game, move }) };
}
