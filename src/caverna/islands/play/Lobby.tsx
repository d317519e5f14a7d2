import type { JSX } from 'preact';
import { anyId } from '../../../islands/chance.ts';
import type { Games } from '../../../islands/games/use-games.ts';
import { path } from '../../../site/paths.ts';
import type { GameMachineEvent, Trouble } from '../../machines/index.ts';
import { lessonId } from '../../table/lesson.ts';
import type { Caverna } from '../../table/rules.ts';
import { Refused } from '../Refused.tsx';
import { useReader } from './context.ts';
import { GameList } from './games/GameList.tsx';
import { SetupForm } from './setup/SetupForm.tsx';

type NewGame = Omit<Extract<GameMachineEvent, { type: 'begin' }>, 'type'>;

interface Props {
  games: Games<Caverna>;
  trouble: Trouble | null;
  onBegin(game: NewGame): void;
}

/** Before sitting down: the games on this device, and a new one. */
export function Lobby({ games, trouble, onBegin }: Props): JSX.Element {
  const { language, t } = useReader();
  const first = (games.list?.length ?? 0) === 0;
  const list = <GameList games={games} />;
  const guide = t.lesson;
  const learn = (): void => {
    import('./guide/first-lesson.ts')
      .then(({ firstLesson }) => firstLesson())
      .then(({ setup, seed }) => onBegin({ setup, seed, id: lessonId(anyId()), name: guide.name }));
  };
  return (
    <div class="lobby">
      {games.trouble && (
        <p class="trouble" role="alert">
          {t.openErrors[games.trouble]}
        </p>
      )}
      {trouble && trouble.code !== 'botFailed' && (
        <p class="trouble" role="alert">
          <Refused language={language} refusal={trouble} />
        </p>
      )}
      <section class="lobby-first">
        <div>
          <h2>{guide.offer}</h2>
          <p>{guide.offerText}</p>
        </div>
        <button type="button" class="button button-strong" onClick={learn}>
          {guide.begin}
        </button>
      </section>
      <nav class="lobby-links" aria-label={t.more}>
        <a href={path(language, 'play/campaign')}>{t.campaign}</a>
        <a href={path(language, 'play/replay')}>{t.replay}</a>
      </nav>
      {!first && list}
      <section class="lobby-new">
        <h2>{t.newGame}</h2>
        <SetupForm onBegin={(begin) => onBegin({ ...begin, id: anyId() })} />
      </section>
      {first && list}
    </div>
  );
}
