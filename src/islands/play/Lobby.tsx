import type { JSX } from 'preact';
import type { GameMachineEvent, Trouble } from '../../machines/index.ts';
import { tellRefusal } from '../../telling/index.ts';
import { anyId } from './chance.ts';
import { useReader } from './context.ts';
import { SetupForm } from './setup/SetupForm.tsx';

type NewGame = Omit<Extract<GameMachineEvent, { type: 'begin' }>, 'type'>;

interface Props {
  trouble: Trouble | null;
  onBegin(game: NewGame): void;
}

/** Before sitting down: the games on this device, and a new one. */
export function Lobby({ trouble, onBegin }: Props): JSX.Element {
  const { language, t } = useReader();
  return (
    <div class="lobby">
      {trouble && trouble.code !== 'botFailed' && (
        <p class="trouble" role="alert">
          {tellRefusal(language, trouble)}
        </p>
      )}
      <section class="lobby-new">
        <h2>{t.newGame}</h2>
        <SetupForm onBegin={(begin) => onBegin({ ...begin, id: anyId() })} />
      </section>
    </div>
  );
}
