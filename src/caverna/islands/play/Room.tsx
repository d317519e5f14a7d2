import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { fromPromise } from 'xstate';
import { type OpenStrange, useGames } from '../../../islands/games/use-games.ts';
import { useKeeping } from '../../../islands/games/use-keeping.ts';
import { lazy } from '../../../islands/lazy.tsx';
import { useActor } from '../../../islands/use-actor.ts';
import type { Move } from '../../engine/index.ts';
import { type BotTask, gameMachine } from '../../machines/index.ts';
import { isLesson } from '../../table/lesson.ts';
import type { Caverna } from '../../table/rules.ts';
import { think } from '../../workers/think.ts';
import { AdviceContext, useReader } from './context.ts';
import { keeper } from './games/kept.ts';
import type { Advice } from './guide/advice.ts';
import { Lobby } from './Lobby.tsx';
import { Table } from './Table.tsx';
import { tableGameOf } from './table-game.ts';

const bot = fromPromise<readonly Move[], BotTask>(({ input, signal }) => think(input, signal));
const machine = gameMachine.provide({ actors: { bot } });

// What is not on the table at first comes when it is asked for.
const KeysDialog = lazy(async () => (await import('./keys/KeysDialog.tsx')).KeysDialog);
const MenuDialog = lazy(async () => (await import('./menu/MenuDialog.tsx')).MenuDialog);
const ScoreSheet = lazy(async () => (await import('./score/ScoreSheet.tsx')).ScoreSheet);
const Teacher = lazy(async () => (await import('./guide/Teacher.tsx')).Teacher);
const KeptNotes = lazy(async () => (await import('./games/KeptNotes.tsx')).KeptNotes);
const ViewOnly = lazy(async () => (await import('./games/ViewOnly.tsx')).ViewOnly);

/** What opens links and files of strangers comes when there is one. */
const openSafely: OpenStrange<Caverna> = async (...strange) =>
  (await import('../../workers/open.ts')).openSafely(...strange);

/** The room: at its door the games one can sit down to, inside the table. */
export function Room(): JSX.Element {
  const { t } = useReader();
  const [snapshot, send] = useActor(machine, { input: { keep: keeper.keep } });
  const games = useGames(keeper, openSafely, (session) => send({ type: 'open', session }));
  const [sheet, setSheet] = useState<'keys' | 'menu' | 'boards' | null>(null);
  const [advice, setAdvice] = useState<Advice | null>(null);
  const { context } = snapshot;
  const table = useMemo(() => tableGameOf(context, send), [context]);
  const id = context.session?.id;
  const keeping = useKeeping(keeper, context.session);
  useEffect(() => {
    if (id) document.documentElement.dataset.table = 'on';
    else delete document.documentElement.dataset.table;
  }, [id]);

  const leave = (): void => {
    history.replaceState(null, '', location.pathname);
    setSheet(null);
    send({ type: 'leave' });
    keeper.keepNow().then(games.refresh);
  };
  const view = games.view && <ViewOnly view={games.view} onClose={games.closeView} />;
  if (!table || !context.session)
    return (
      <>
        <Lobby games={games} trouble={context.trouble} onBegin={(game) => send({ type: 'begin', ...game })} />
        {view}
      </>
    );
  const over = table.game.phase === 'over' && sheet !== 'boards';
  return (
    <AdviceContext.Provider value={advice}>
      <Table
        key={id}
        table={table}
        arrival={games.brought && t.brought[games.brought]}
        kept={
          keeping.fleeting || keeping.others > 0 || keeping.unseen ? (
            <KeptNotes keeping={keeping} onFetched={(session) => send({ type: 'open', session })} />
          ) : null
        }
        onMenu={() => setSheet('menu')}
        onKeys={() => setSheet('keys')}
        onScore={() => setSheet(null)}
        teacher={isLesson(context.session.id) ? <Teacher table={table} onAdvice={setAdvice} /> : null}
        end={
          over ? (
            <ScoreSheet
              game={table.game}
              id={context.session.id}
              campaign={context.session.campaign !== undefined}
              onBoards={() => setSheet('boards')}
              onLeave={leave}
            />
          ) : null
        }
      />
      {sheet === 'keys' && <KeysDialog onClose={() => setSheet(null)} />}
      {sheet === 'menu' && (
        <MenuDialog
          session={context.session}
          fleeting={keeping.fleeting}
          send={send}
          onLeave={leave}
          onClose={() => setSheet(null)}
        />
      )}
      {view}
    </AdviceContext.Provider>
  );
}
