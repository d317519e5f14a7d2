import type { JSX } from 'preact';
import type { GameMachineEvent, Trouble } from '../../machines/index.ts';
import { tellRefusal } from '../../telling/index.ts';
import { anyId } from './chance.ts';
import { useReader } from './context.ts';
import { GameList } from './games/GameList.tsx';
import type { Games } from './games/use-games.ts';
import { SetupForm } from './setup/SetupForm.tsx';

type NewGame = Omit<Extract<GameMachineEvent, { type: 'begin' }>, 'type'>;

interface Props {
  games: Games;
  trouble: Trouble | null;
  onBegin(game: NewGame): void;
}

/** Before sitting down: the games on this device, and a new one. */
export function Lobby({ games, trouble, onBegin }: Props): JSX.Element {
  const { language, t } = useReader();
  const first = (games.list?.length ?? 0) === 0;
  const list = <GameList games={games} />;
  return (
    <div class="lobby">
      {games.trouble && (
        <p class="trouble" role="alert">
          {t.openErrors[games.trouble]}
        </p>
      )}
      {trouble && trouble.code !== 'botFailed' && (
        <p class="trouble" role="alert">
          {tellRefusal(language, trouble)}
        </p>
      )}
      {!first && list}
      <section class="lobby-new">
        <h2>{t.newGame}</h2>
        <SetupForm onBegin={(begin) => onBegin({ ...begin, id: anyId() })} />
      </section>
      {first && list}
    </div>
  );
}
