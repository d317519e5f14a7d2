import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Game, newGame } from '../../engine/index.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { Table } from './Table.tsx';
import { useLocalSitting } from './use-local-sitting.ts';

function OneGame({ start }: { start: Game }): JSX.Element {
  const sitting = useLocalSitting(start, false);
  const [keys, setKeys] = useState(false);
  useEffect(() => {
    document.documentElement.dataset.table = 'on';
    return () => {
      delete document.documentElement.dataset.table;
    };
  }, []);
  const end = sitting.game.phase === 'over' ? <ScoreSheet game={sitting.game} /> : null;
  return (
    <>
      <Table sitting={sitting} onMenu={() => {}} onKeys={() => setKeys(true)} end={end} />
      {keys && <KeysDialog onClose={() => setKeys(false)} />}
    </>
  );
}

export function Room(): JSX.Element {
  const [game] = useState(() => newGame({ seats: ['Ada', 'Bruno'] }, 7));
  return game.ok ? <OneGame start={game.value} /> : <p />;
}
