import type { JSX } from 'preact';
import { DRAFT_ROUNDS, draftChoice } from '../../engine/index.ts';
import type { DraftParts } from './parts.ts';

/** The screen on its way to the next player. */
export function Covered({
  words,
  draft,
  names,
  onUncover,
}: DraftParts & { onUncover(): void }): JSX.Element | null {
  const choice = draftChoice(draft);
  if (!choice) return null;
  const name = names[choice.seat]!;
  return (
    <section class="draft-cover">
      <h2 tabIndex={-1}>{words.handTo(name)}</h2>
      <p>
        {words.roundOf(draft.round + 1, DRAFT_ROUNDS.length)}. {words.coverHint}
      </p>
      <button type="button" class="button main" onClick={onUncover}>
        {words.uncover(name)}
      </button>
    </section>
  );
}
