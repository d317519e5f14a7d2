import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Position } from '../../engine/index.ts';
import type { OrcEventWords } from '../../i18n/orc-event/index.ts';
import { type EventSoFar, readScenario } from '../../session/orc-event.ts';

/** An example whose first part is an orc event. */
export interface LoadableExample {
  title: string;
  given: Position;
  do: readonly unknown[];
}

interface Props {
  words: OrcEventWords;
  examples: readonly LoadableExample[];
  onLoad(so: EventSoFar): void;
}

/** A table that somebody else has set: one of the examples, or a pasted scenario. */
export function Loading({ words, examples, onLoad }: Props): JSX.Element {
  const [chosen, setChosen] = useState(-1);
  const [text, setText] = useState('');
  const [bad, setBad] = useState(false);
  const use = (source: string): void => {
    const so = readScenario(source);
    setBad(so === null);
    if (so) onLoad(so);
  };
  return (
    <div class="event-loading">
      <div class="journey-fields">
        <label class="journey-field">
          <span>{words.example}</span>
          <select value={chosen} onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}>
            <option value={-1}>{words.noExample}</option>
            {examples.map(({ title }, i) => (
              <option key={i} value={i}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          class="button"
          disabled={chosen < 0}
          onClick={() => use(JSON.stringify(examples[chosen]))}
        >
          {words.load}
        </button>
      </div>
      <details>
        <summary>{words.paste}</summary>
        <label class="journey-field event-paste">
          <span>{words.pasteHelp}</span>
          <textarea rows={6} value={text} onInput={({ currentTarget }) => setText(currentTarget.value)} />
        </label>
        <button type="button" class="button" disabled={text.trim() === ''} onClick={() => use(text)}>
          {words.pasteIt}
        </button>
      </details>
      {bad && (
        <p class="draft-trouble" role="alert">
          {words.badScenario}
        </p>
      )}
    </div>
  );
}
