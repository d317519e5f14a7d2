import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { OrcEventWords } from '../../../i18n/orc-event.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { useTextDraft } from '../../../islands/use-text-draft.ts';
import type { Language } from '../../../site/languages.ts';
import type { Position } from '../../engine/index.ts';
import { type EventSoFar, readScenario, type ScenarioTrouble } from '../../simulators/orc-event.ts';
import { Refused } from '../Refused.tsx';

/** An example whose first part is an orc event. */
export interface LoadableExample {
  title: string;
  given: Position;
  do: readonly unknown[];
}

interface Props {
  language: Language;
  words: OrcEventWords;
  examples: readonly LoadableExample[];
  onLoad(so: EventSoFar): void;
}

/** A table that somebody else has set: one of the examples, or a pasted scenario. Nothing is shown of a bad one. */
export function Loading({ language, words, examples, onLoad }: Props): JSX.Element {
  const [chosen, setChosen] = useState(-1);
  const { text, setText } = useTextDraft('scenario');
  const [trouble, setTrouble] = useState<ScenarioTrouble | null>(null);
  const use = (source: string): boolean => {
    const so = readScenario(source);
    setTrouble(so.ok ? null : so.error);
    if (so.ok) onLoad(so.value);
    return so.ok;
  };
  const refusal = trouble?.what === 'position' ? trouble.refusal : null;
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
        <button
          type="button"
          class="button"
          disabled={text.trim() === ''}
          onClick={() => use(text) && setText('')}
        >
          {words.pasteIt}
        </button>
      </details>
      {trouble && (
        <p class="draft-trouble" role="alert">
          {words.badScenario[trouble.what === 'text' ? trouble.error : trouble.what]}{' '}
          {refusal && <Refused {...{ language, refusal }} />}{' '}
          {refusal?.rule && <RuleLink language={language} rule={refusal.rule} />}
        </p>
      )}
    </div>
  );
}
