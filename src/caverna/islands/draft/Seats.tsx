import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { DraftWords } from '../../../i18n/folk-draft.ts';
import { UnreadDrafts } from '../../../islands/UnreadDrafts.tsx';
import { useDraft } from '../../../islands/use-draft.ts';
import type { Language } from '../../../site/languages.ts';
import { HIGHEST_SEED, MOST_PLAYERS } from '../../engine/index.ts';
import { type DraftTable, LONGEST_NAME, readSeating } from '../../simulators/draft-link.ts';

interface Props {
  language: Language;
  start: DraftTable;
  /** Nothing was dealt yet: what was entered here last time comes back. */
  fresh: boolean;
  words: DraftWords;
  anotherSeed: () => number;
  onDeal(table: DraftTable): void;
}

const withSeed = (table: DraftTable | null, seed: number): DraftTable | null => table && { ...table, seed };

/** Who sits at the table, who plays a folk, and who starts. */
export function Seats({ language, start, fresh, words, anotherSeed, onDeal }: Props): JSX.Element {
  const drafting = useDraft(
    'folk-draft',
    () => start,
    // The deal is another one each time.
    (kept) => withSeed(readSeating(kept), start.seed),
    !fresh,
  );
  const { value: table, change: changeTable } = drafting;
  const [asked, setAsked] = useState(false);
  const { names, wants, starting, seed, passing } = table;
  const change = (part: Partial<DraftTable>): void => changeTable((now) => ({ ...now, ...part }));
  const nameOf = (seat: number): string => names[seat]?.trim() || words.player(seat + 1);
  const nobody = !wants.includes(true);
  const deal = (event: Event): void => {
    event.preventDefault();
    setAsked(true);
    if (!nobody) onDeal({ ...table, names: names.map((_, seat) => nameOf(seat)) });
  };
  const remove = (gone: number): void =>
    change({
      names: names.filter((_, seat) => seat !== gone),
      wants: wants.filter((_, seat) => seat !== gone),
      starting: starting > gone || starting === names.length - 1 ? Math.max(0, starting - 1) : starting,
    });
  return (
    <form class="draft-seats" onSubmit={deal}>
      <UnreadDrafts language={language} unread={drafting.unread} />
      <h2>{words.who}</h2>
      <ol class="seat-list">
        {names.map((name, seat) => (
          <li key={seat} class="seat">
            <label class="seat-name">
              <span class="hidden-visually">
                {words.name}, {words.player(seat + 1)}
              </span>
              <input
                type="text"
                maxLength={LONGEST_NAME}
                placeholder={words.player(seat + 1)}
                value={name}
                onInput={({ currentTarget }) => change({ names: names.with(seat, currentTarget.value) })}
              />
            </label>
            <fieldset class="seat-kind">
              <legend class="hidden-visually">{nameOf(seat)}</legend>
              {[true, false].map((folk) => (
                <label key={String(folk)}>
                  <input
                    type="radio"
                    name={`kind-${seat}`}
                    checked={wants[seat] === folk}
                    onChange={() => change({ wants: wants.with(seat, folk) })}
                  />
                  <span>{folk ? words.playsFolk : words.playsDwarfs}</span>
                </label>
              ))}
            </fieldset>
            <label class="seat-first">
              <input
                type="radio"
                name="first"
                checked={starting === seat}
                onChange={() => change({ starting: seat })}
              />
              <span>{words.starts}</span>
            </label>
            {names.length > 1 && (
              <button
                type="button"
                class="seat-remove"
                aria-label={words.remove(nameOf(seat))}
                onClick={() => remove(seat)}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ol>
      {names.length < MOST_PLAYERS && (
        <button
          type="button"
          class="button"
          onClick={() => change({ names: [...names, ''], wants: [...wants, true] })}
        >
          {words.add}
        </button>
      )}
      <label class="draft-check">
        <input
          type="checkbox"
          checked={passing}
          onChange={({ currentTarget }) => change({ passing: currentTarget.checked })}
        />
        <span>{words.passing}</span>
      </label>
      <div class="draft-seed">
        <label>
          <span>{words.seed}</span>
          <input
            type="number"
            min={0}
            max={HIGHEST_SEED}
            step={1}
            required
            aria-describedby="seed-hint"
            value={seed}
            onInput={({ currentTarget }) => change({ seed: currentTarget.valueAsNumber })}
          />
        </label>
        <button type="button" class="button" onClick={() => change({ seed: anotherSeed() })}>
          {words.anotherSeed}
        </button>
        <p id="seed-hint">{words.seedHint}</p>
      </div>
      {asked && nobody && (
        <p class="draft-trouble" role="alert">
          {words.nobody}
        </p>
      )}
      <button type="submit" class="button main">
        {words.deal}
      </button>
    </form>
  );
}
