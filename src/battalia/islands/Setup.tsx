import './setup/setup.css';
import type { JSX } from 'preact';
import { deskWords } from '../../i18n/battalia-desk.ts';
import { setupWords } from '../../i18n/battalia-setup.ts';
import type { Language } from '../../site/languages.ts';
import { setupList } from '../engine/index.ts';
import { setupMachine } from '../machines/index.ts';
import { ownGame } from '../simulators/own-game.ts';
import { readSetup, type SetupPlan, setupOf } from '../simulators/setup.ts';
import { DeskFrame } from './desk/DeskFrame.tsx';
import { type Tool, useDesk } from './desk/use-desk.ts';
import { Agreement } from './setup/Agreement.tsx';
import { Checklist } from './setup/Checklist.tsx';
import { Ending } from './setup/Ending.tsx';
import { Places } from './setup/Places.tsx';

const TOOL: Tool<SetupPlan, typeof setupMachine> = {
  kind: 'setup',
  version: 1,
  machine: setupMachine,
  fresh: () => setupOf(ownGame()),
  read: readSetup,
};

/** The setup as a checklist, for these players and these boxes. */
export default function Setup({ language }: { language: Language }): JSX.Element {
  const desk = useDesk(TOOL);
  const words = setupWords(language);
  const { plan, send } = desk;
  const list = setupList(plan);
  const names = plan.names.map((name, place) => name || deskWords(language).player(place + 1));
  const parts = { language, words, plan, names, send };
  return (
    <DeskFrame language={language} desk={desk}>
      <div class="desk-panels no-print">
        <Agreement {...parts} />
        <Places {...parts} />
      </div>
      {list.ok && <Checklist {...parts} list={list.value} ready={desk.snapshot.value === 'ready'} />}
      {list.ok && <Ending {...parts} list={list.value} />}
    </DeskFrame>
  );
}
