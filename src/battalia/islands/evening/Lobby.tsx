import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { EveningWords } from '../../../i18n/battalia-evening.ts';
import { download } from '../../../islands/download.ts';
import type { Games } from '../../../islands/games/use-games.ts';
import type { Language } from '../../../site/languages.ts';
import { path } from '../../../site/paths.ts';
import { fileText } from '../../../table/reading.ts';
import type { Battalia } from '../../table/rules.ts';
import type { Listed } from '../../table/types.ts';

/** Evenings of this device: go on, save as a file, delete and bring back, open a file. */
export function Lobby({
  language,
  words,
  games,
}: {
  language: Language;
  words: EveningWords;
  games: Games<Battalia>;
}): JSX.Element | null {
  const [gone, setGone] = useState<{ title: string; text: string } | null>(null);
  const { list, store } = games;
  if (!list || !store) return null;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const titleOf = ({ name, facts }: Listed): string => name || words.unnamed(facts?.seats.length ?? 0);
  const stateOf = ({ facts, unreadable }: Listed): string => {
    if (unreadable || !facts) return words.unreadable;
    return facts.results
      ? words.finished(facts.results.join(' : '))
      : words.state(facts.week, facts.day, facts.moves);
  };
  const save = async (id: string, title: string): Promise<void> => {
    const text = await store.exportText(id);
    if (text) download(title, text);
  };
  const remove = async (evening: Listed, title: string): Promise<void> => {
    const text = await store.exportText(evening.id);
    await store.remove(evening.id);
    setGone(text ? { title, text } : null);
    games.refresh();
  };
  return (
    <section class="desk-panel">
      <h2>{words.evenings}</h2>
      {games.fleeting && (
        <p class="desk-trouble" role="status">
          {words.notKept}
        </p>
      )}
      {gone && (
        <p role="status">
          {words.removed(gone.title)}{' '}
          <button
            type="button"
            class="button"
            onClick={() => {
              games.bringIn('file', gone.text);
              setGone(null);
            }}
          >
            {words.bringBack}
          </button>
        </p>
      )}
      {list.length === 0 && <p class="desk-soft">{words.none}</p>}
      <ul class="evening-list">
        {list.map((evening) => {
          const title = titleOf(evening);
          return (
            <li key={evening.id}>
              <button
                type="button"
                class="button"
                disabled={evening.facts === null}
                onClick={() => games.open(evening.id)}
              >
                <strong>{title}</strong>
                <br />
                <span class="desk-soft">
                  {evening.facts?.seats.some(Boolean) &&
                    `${evening.facts.seats.filter(Boolean).join(', ')} · `}
                  {stateOf(evening)}
                  {evening.changed > 0 && ` · ${day.format(evening.changed)}`}
                </span>
              </button>
              <button type="button" class="button" onClick={() => save(evening.id, title)}>
                <span aria-hidden="true">↓</span>
                <span class="hidden-visually">{words.export(title)}</span>
              </button>
              <button type="button" class="button" onClick={() => remove(evening, title)}>
                <span aria-hidden="true">×</span>
                <span class="hidden-visually">{words.remove(title)}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <p>
        <label class="button evening-file">
          {words.importFile}
          <input
            type="file"
            accept="application/json,.json"
            class="hidden-visually"
            onChange={async ({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) games.bringIn('file', await fileText(file));
              currentTarget.value = '';
            }}
          />
        </label>
      </p>
      <p class="desk-soft">
        {words.honest} <a href={path(language, 'battalia/missing')}>{words.missing}</a>
      </p>
    </section>
  );
}
