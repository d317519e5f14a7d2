import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { gameMachine } from '../../machines/index.ts';
import { useActor } from '../use-actor.ts';
import { botHere } from './bot-actor.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { Lobby } from './Lobby.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { sittingOf } from './sitting.ts';
import { Table } from './Table.tsx';

const machine = gameMachine.provide({ actors: { bot: botHere } });

/** The room: at its door the games one can sit down to, inside the table. */
export function Room(): JSX.Element {
  const [snapshot, send] = useActor(machine, { input: {} });
  const [keys, setKeys] = useState(false);
  const { context } = snapshot;
  const sitting = useMemo(() => sittingOf(context, send), [context]);
  const seated = sitting !== null;
  useEffect(() => {
    if (seated) document.documentElement.dataset.table = 'on';
    else delete document.documentElement.dataset.table;
  }, [seated]);
  if (!sitting)
    return <Lobby trouble={context.trouble} onBegin={(game) => send({ type: 'begin', ...game })} />;
  const end = sitting.game.phase === 'over' ? <ScoreSheet game={sitting.game} /> : null;
  return (
    <>
      <Table
        sitting={sitting}
        onMenu={() => send({ type: 'leave' })}
        onKeys={() => setKeys(true)}
        end={end}
      />
      {keys && <KeysDialog onClose={() => setKeys(false)} />}
    </>
  );
}
