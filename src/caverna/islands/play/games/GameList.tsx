import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { download } from '../../../../islands/download.ts';
import type { Games } from '../../../../islands/games/use-games.ts';
import { fileText } from '../../../../table/reading.ts';
import type { Caverna } from '../../../table/rules.ts';
import type { Listed } from '../../../table/types.ts';
import { useReader } from '../context.ts';
import { Sign } from '../signs/Sign.tsx';
import { gameState, gameTitle } from './describe.ts';

interface Gone {
  title: string;
  text: string;
}

/** The games kept here: go on, save as a file, delete (and bring back), open a file. */
export function GameList({ games }: { games: Games<Caverna> }): JSX.Element | null {
  const { language, t } = useReader();
  const [gone, setGone] = useState<Gone | null>(null);
  const { list, store } = games;
  if (!list || !store) return null;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });

  const save = async (id: string, title: string): Promise<void> => {
    const text = await store.exportText(id);
    if (text) download(title, text);
  };
  const remove = async (game: Listed, title: string): Promise<void> => {
    const text = await store.exportText(game.id);
    await store.remove(game.id);
    setGone(text ? { title, text } : null);
    games.refresh();
  };
  return (
    <section class="lobby-games">
      <h2>{t.games}</h2>
      {games.fleeting && (
        <p class="notice" role="status">
          <Sign name="warning" /> {t.notKept}
        </p>
      )}
      {gone && (
        <p class="notice" role="status">
          {t.removed(gone.title)}{' '}
          <button
            type="button"
            class="plain-button"
            onClick={() => {
              games.bringIn('file', gone.text);
              setGone(null);
            }}
          >
            {t.bringBack}
          </button>
        </p>
      )}
      {list.length === 0 && <p class="soft">{t.noGames}</p>}
      <ul class="game-list">
        {list.map((game) => {
          const title = gameTitle(t, game);
          return (
            <li key={game.id} class="game-row">
              <button
                type="button"
                class="game-open"
                onClick={() => games.open(game.id)}
                disabled={game.facts === null}
              >
                <strong>{title}</strong>
                <span class="soft">
                  {game.facts && game.facts.seats.length > 1 && `${game.facts.seats.join(', ')} · `}
                  {gameState(t, game)}
                  {game.changed > 0 && ` · ${day.format(game.changed)}`}
                </span>
              </button>
              <button
                type="button"
                class="icon-button"
                aria-label={t.exportNamed(title)}
                title={t.exportNamed(title)}
                onClick={() => save(game.id, title)}
              >
                <Sign name="download" />
              </button>
              <button
                type="button"
                class="icon-button"
                aria-label={t.remove(title)}
                title={t.remove(title)}
                onClick={() => remove(game, title)}
              >
                <Sign name="close" />
              </button>
            </li>
          );
        })}
      </ul>
      <p class="game-import">
        <label class="button">
          <Sign name="upload" /> {t.importGame}
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
        <span class="soft">{t.importNote}</span>
      </p>
    </section>
  );
}
