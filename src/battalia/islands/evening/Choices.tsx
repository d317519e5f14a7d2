import type { JSX } from 'preact';
import type { Language } from '../../../site/languages.ts';
import { type Move, notate } from '../../engine/index.ts';
import type { Names } from '../../telling/events.ts';
import { moveText } from '../../telling/moves.ts';

/** Moves as buttons that say what they do. */
export function Choices({
  language,
  names,
  moves,
  main,
  say,
  onMove,
}: {
  language: Language;
  names: Names;
  moves: readonly Move[];
  /** The one that is usually next. */
  main?: string;
  /** Other words for a move; null: as usual. */
  say?: ((move: Move) => string | null) | undefined;
  onMove(move: Move): void;
}): JSX.Element {
  return (
    <ul class="evening-choices">
      {moves.map((move) => (
        <li key={notate(move)}>
          <button
            type="button"
            class={move.do === main ? 'button main' : 'button'}
            onClick={() => onMove(move)}
          >
            {say?.(move) ?? moveText(language, move, names)}
          </button>
        </li>
      ))}
    </ul>
  );
}
