import type { JSX } from 'preact';
import type { SquareName } from './view.ts';

/** The same as a list, for whoever would rather read it. */
export function BoardInWords({
  title,
  squares,
  labels,
}: {
  title: string;
  /** Squares where there is something to say. */
  squares: readonly SquareName[];
  labels: Readonly<Record<SquareName, string>>;
}): JSX.Element {
  return (
    <details class="board-in-words">
      <summary>{title}</summary>
      <ul>
        {squares.map((square) => (
          <li key={square}>{labels[square] ?? square}</li>
        ))}
      </ul>
    </details>
  );
}
