import './trade/trade.css';
import type { JSX } from 'preact';
import type { Language } from '../../site/languages.ts';
import { tradeMachine } from '../machines/index.ts';
import { freshTrade, readTrade } from '../simulators/trade.ts';
import { DeskFrame } from './desk/DeskFrame.tsx';
import { useDesk } from './desk/use-desk.ts';
import { Ambush } from './trade/Ambush.tsx';
import { DeckCount } from './trade/DeckCount.tsx';
import { Hand } from './trade/Hand.tsx';
import { Posts } from './trade/Posts.tsx';
import { Stacks } from './trade/Stacks.tsx';
import { TradesNow } from './trade/TradesNow.tsx';
import { Told } from './valleys/Told.tsx';

const tool = { kind: 'trade', version: 1, machine: tradeMachine, fresh: freshTrade, read: readTrade };

export default function Trade({ language }: { language: Language }): JSX.Element {
  const desk = useDesk(tool);
  const parts = { language, plan: desk.plan, send: desk.send };
  return (
    <DeskFrame language={language} desk={desk}>
      <Told language={language} events={desk.snapshot.context.events} />
      <div class="desk-panels">
        <Posts {...parts} />
        <Hand {...parts} />
        <TradesNow {...parts} />
        <DeckCount {...parts} />
        <Ambush {...parts} />
      </div>
      <Stacks {...parts} />
    </DeskFrame>
  );
}
