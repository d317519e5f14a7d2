import './valleys/valleys.css';
import type { JSX } from 'preact';
import type { Language } from '../../site/languages.ts';
import { valleysMachine } from '../machines/index.ts';
import { freshValleys, readValleysPlan } from '../simulators/valleys.ts';
import { DeskFrame } from './desk/DeskFrame.tsx';
import { useDesk } from './desk/use-desk.ts';
import { Behind } from './valleys/Behind.tsx';
import { Board } from './valleys/Board.tsx';
import { Bridge } from './valleys/Bridge.tsx';
import { Control } from './valleys/Control.tsx';
import { Pass } from './valleys/Pass.tsx';
import { Setup } from './valleys/Setup.tsx';
import { Told } from './valleys/Told.tsx';
import { Turn } from './valleys/Turn.tsx';

const tool = {
  kind: 'valleys',
  version: 1,
  machine: valleysMachine,
  fresh: freshValleys,
  read: readValleysPlan,
};

export default function Valleys({ language }: { language: Language }): JSX.Element {
  const desk = useDesk(tool);
  const { plan, send, snapshot } = desk;
  const parts = { language, plan, send, busy: plan.pending !== null };
  return (
    <DeskFrame language={language} desk={desk}>
      <Told language={language} events={snapshot.context.events} />
      <div class="desk-panels">
        <Board {...parts} />
        <Turn {...parts} />
        <Behind {...parts} />
        <Control {...parts} />
        {plan.valleys.connector === 'mountainPass' ? <Pass {...parts} /> : <Bridge {...parts} />}
      </div>
      <Setup {...parts} replace={desk.replace} />
    </DeskFrame>
  );
}
