import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ReplayWords } from '../../../i18n/replay.ts';
import { useTextDraft } from '../../../islands/use-text-draft.ts';
import { fileText } from '../../../table/reading.ts';
import type { Listed } from '../../table/types.ts';
import { keptGames } from '../play/games/kept.ts';

export interface Sample {
  name: string;
  href: string;
  /** Played to win, not to try everything out. */
  worth: boolean;
}

interface Props {
  words: ReplayWords;
  samples: Sample[];
  onText(what: 'link' | 'file', text: string): void;
}

/** Where a game to watch comes from: a file, a link, this device, or our own collection. */
export function OpenGame({ words, samples, onText }: Props): JSX.Element {
  const { text: link, setText: setLink } = useTextDraft('replay-link');
  const [own, setOwn] = useState<Listed[]>([]);
  useEffect(() => {
    keptGames()
      .then((store) => store.list())
      .then(setOwn, () => undefined);
  }, []);
  const take = async (id: string): Promise<void> => {
    const text = await (await keptGames()).exportText(id);
    if (text) onText('file', text);
  };
  const fetched = (href: string): Promise<void> =>
    fetch(href)
      .then((answer) => answer.text())
      .then((text) => onText('file', text));
  const sampleList = (list: readonly Sample[]): JSX.Element => (
    <ul class="watch-list">
      {list.map(({ name, href }) => (
        <li key={href}>
          <button type="button" class="button" onClick={() => fetched(href)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
  const others = samples.filter(({ worth }) => !worth);
  return (
    <div class="watch-open">
      <h2>{words.open}</h2>
      <label class="journey-field">
        <span>{words.file}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) fileText(file).then((text) => onText('file', text));
          }}
        />
      </label>
      <form
        class="watch-link"
        onSubmit={(event) => {
          event.preventDefault();
          onText('link', link);
        }}
      >
        <label class="journey-field">
          <span>{words.paste}</span>
          <input
            type="text"
            required
            autocomplete="off"
            spellcheck={false}
            value={link}
            onInput={({ currentTarget }) => setLink(currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {words.openLink}
        </button>
      </form>
      {own.length > 0 && (
        <section>
          <h2>{words.own}</h2>
          <ul class="watch-list">
            {own.map(({ id, name }) => (
              <li key={id}>
                <button type="button" class="button" onClick={() => take(id)}>
                  {name || id}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{words.samples}</h2>
        {sampleList(samples.filter(({ worth }) => worth))}
        {others.length > 0 && (
          <details>
            <summary>{words.otherSamples(others.length)}</summary>
            {sampleList(others)}
          </details>
        )}
      </section>
    </div>
  );
}
