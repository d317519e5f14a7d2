import { useEffect, useRef } from 'preact/hooks';
import { knownBy } from '../../../table/timeline.ts';
import type { TableGame } from './table-game.ts';

interface Back {
  undo(): void;
  /** To an earlier point of the log. */
  goBack(point: number): void;
}

/** Going back is never forbidden; when something has been revealed since, the table says so. */
export function useBack({ timeline, canUndo, undo, jump }: TableGame, onRevealed: () => void): Back {
  const left = useRef<number | null>(null);
  useEffect(() => {
    if (left.current !== null && knownBy({ ...timeline, at: left.current }, timeline.at).length > 0)
      onRevealed();
    left.current = null;
  }, [timeline]);
  return {
    undo() {
      if (!canUndo) return;
      left.current = timeline.at;
      undo();
    },
    goBack(point) {
      left.current = timeline.at;
      jump(point);
    },
  };
}
