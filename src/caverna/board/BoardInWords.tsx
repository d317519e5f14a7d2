import type { JSX } from 'preact';
import type { BoardView, SquareView } from './view.ts';

const isBare = ({ land, trap, stable, things = [] }: SquareView): boolean =>
  (land === 'forest' || land === 'mountain') && !trap && !stable && things.every(({ faint }) => faint);

/** What the drawing shows, as a list to unfold: for screen readers, for braille, for copying. */
export function BoardInWords({ view, heading }: { view: BoardView; heading: string }): JSX.Element {
  const said = Object.entries(view.squares).flatMap(([name, square]) =>
    square.say && !isBare(square) ? [{ name, say: square.say }] : [],
  );
  return (
    <details class="board-words">
      <summary>{heading}</summary>
      <ul>
        {said.map(({ name, say }) => (
          <li key={name}>{say}</li>
        ))}
      </ul>
    </details>
  );
}
