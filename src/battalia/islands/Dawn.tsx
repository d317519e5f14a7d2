import './dawn/dawn.css';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Language } from '../../site/languages.ts';
import { dawnMachine } from '../machines/index.ts';
import { forecast, today } from '../odds/index.ts';
import { freshDawn, readDawn } from '../simulators/dawn.ts';
import { Fates, Forecast } from './dawn/Forecast.tsx';
import { MapLine } from './dawn/MapLine.tsx';
import { Meeting } from './dawn/Meeting.tsx';
import { OnBoard } from './dawn/OnBoard.tsx';
import { Picture } from './dawn/Picture.tsx';
import { Potions } from './dawn/Potions.tsx';
import { Today } from './dawn/Today.tsx';
import { DeskFrame } from './desk/DeskFrame.tsx';
import { useDesk } from './desk/use-desk.ts';

const tool = { kind: 'dawn', version: 1, machine: dawnMachine, fresh: freshDawn, read: readDawn };

export default function Dawn({ language }: { language: Language }): JSX.Element {
  const desk = useDesk(tool);
  const [ahead, setAhead] = useState(0);
  const { plan, snapshot } = desk;
  const { map, bilkarr, calendar, options, days } = plan;
  const moment = { map, bilkarr, today: calendar };
  const told = useMemo(
    () => ({ days: forecast(moment, days, options), now: today(moment, options) }),
    [map, bilkarr, calendar, options, days],
  );
  const parts = { language, plan, send: desk.send };
  const at = snapshot.value as 'waiting' | 'rolling' | 'day' | 'cornered';
  return (
    <DeskFrame language={language} desk={desk}>
      <div class="dawn-tool">
        <div class="dawn-side">
          <Today
            {...parts}
            at={at}
            events={snapshot.context.events}
            rolls={snapshot.context.rolls}
            undo={desk.undo}
          />
          <MapLine {...parts} />
        </div>
        <OnBoard {...parts} {...told} ahead={Math.min(ahead, told.days.length)} onAhead={setAhead} />
      </div>
      <div class="desk-panels">
        <Forecast {...parts} days={told.days} />
        <Meeting {...parts} />
        <Fates {...parts} />
        <Picture {...parts} />
      </div>
      <Potions {...parts} />
    </DeskFrame>
  );
}
