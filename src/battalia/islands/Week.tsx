import './week/week.css';
import type { JSX } from 'preact';
import type { Language } from '../../site/languages.ts';
import { inTeams, usuallyAgreed } from '../engine/index.ts';
import { week } from '../machines/index.ts';
import { ownGame } from '../simulators/own-game.ts';
import { atCount, freshWeek, readWeek } from '../simulators/week.ts';
import { DeskFrame } from './desk/DeskFrame.tsx';
import { useDesk } from './desk/use-desk.ts';
import { Agreement } from './week/Agreement.tsx';
import { Attacks } from './week/Attacks.tsx';
import { Cities } from './week/Cities.tsx';
import { ClockPanel } from './week/ClockPanel.tsx';
import { Decks } from './week/Decks.tsx';
import { Growth } from './week/Growth.tsx';
import { Today } from './week/Today.tsx';

/** What stands in the address begins with `week`. */
const weekTool = {
  kind: 'week',
  version: 1,
  machine: week,
  fresh: () => freshWeek(usuallyAgreed(ownGame().players)),
  read: readWeek,
};

/** Calendar, checkpoints, growth, team turns and clocks. */
export default function Week({ language }: { language: Language }): JSX.Element {
  const desk = useDesk(weekTool);
  const { plan, send } = desk;
  const part = { language, plan, send };
  return (
    <DeskFrame language={language} desk={desk}>
      <Today {...part} />
      <div class="desk-panels">
        {plan.at === 'turn' && inTeams(plan.agreed) && <Attacks {...part} />}
        <ClockPanel {...part} />
      </div>
      <Decks {...part} />
      <div class="desk-panels">
        {!atCount(plan) && <Growth {...part} />}
        <Agreement {...part} />
      </div>
      <Cities {...part} />
    </DeskFrame>
  );
}
