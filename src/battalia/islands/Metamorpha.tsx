import './metamorpha/metamorpha.css';
import type { JSX } from 'preact';
import { metamorphaWords } from '../../i18n/battalia-metamorpha.ts';
import type { Language } from '../../site/languages.ts';
import { metamorphaMachine } from '../machines/index.ts';
import { freshMetamorpha, readMetamorpha } from '../simulators/metamorpha.ts';
import { nameOf } from '../telling/names.ts';
import { DeskFrame } from './desk/DeskFrame.tsx';
import { Panel } from './desk/Panel.tsx';
import { useDesk } from './desk/use-desk.ts';
import { Ability } from './metamorpha/Ability.tsx';
import { Entering } from './metamorpha/Entering.tsx';
import { Heroes } from './metamorpha/Heroes.tsx';
import { NextCard } from './metamorpha/NextCard.tsx';
import { OpenPoints } from './metamorpha/OpenPoints.tsx';
import { UsersNow } from './metamorpha/UsersNow.tsx';
import { Where } from './metamorpha/Where.tsx';
import { Told } from './valleys/Told.tsx';

const tool = {
  kind: 'metamorpha',
  version: 1,
  machine: metamorphaMachine,
  fresh: freshMetamorpha,
  read: readMetamorpha,
};

export default function Metamorpha({ language }: { language: Language }): JSX.Element {
  const desk = useDesk(tool);
  const words = metamorphaWords(language);
  const parts = { language, plan: desk.plan, send: desk.send };
  const { pending } = desk.plan;
  const away = desk.snapshot.value === 'away';
  return (
    <DeskFrame language={language} desk={desk}>
      <Told language={language} events={desk.snapshot.context.events} />
      <div class="desk-panels">
        <Panel heading={words.her}>{away ? <Entering {...parts} /> : <Where {...parts} />}</Panel>
        <Heroes {...parts} />
        <Panel
          heading={
            pending ? words.carryOut(pending.hero, nameOf(language, 'abilities', pending.terrain)) : words.now
          }
        >
          {desk.snapshot.value === 'carryingOut' ? <Ability {...parts} /> : <UsersNow {...parts} />}
        </Panel>
        {!away && <NextCard {...parts} />}
      </div>
      <OpenPoints {...parts} />
    </DeskFrame>
  );
}
