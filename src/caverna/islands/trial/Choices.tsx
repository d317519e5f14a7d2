import type { JSX } from 'preact';
import type { Move } from '../../engine/index.ts';
import { notate } from '../../engine/index.ts';

interface Props {
  moves: readonly Move[];
  words: { choices: string; exchanges: string };
  nameOf(move: Move): string;
  onMove(move: Move): void;
}

/** Every legal move as a button; exchanges are folded when something else can be done. */
export function Choices({ moves, words, nameOf, onMove }: Props): JSX.Element {
  const exchanges = moves.filter((move) => move.type === 'exchange');
  const others = moves.filter((move) => move.type !== 'exchange');
  const list = (some: readonly Move[]): JSX.Element => (
    <ul class="trial-choices">
      {some.map((move) => (
        <li key={notate(move)}>
          <button type="button" class="button" onClick={() => onMove(move)}>
            {nameOf(move)}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-label={words.choices}>
      <h2>{words.choices}</h2>
      {list(others)}
      {exchanges.length > 0 && (
        <details open={others.length === 0}>
          <summary>
            {words.exchanges} ({exchanges.length})
          </summary>
          {list(exchanges)}
        </details>
      )}
    </section>
  );
}
