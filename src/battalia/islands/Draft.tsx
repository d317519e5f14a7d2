import './draft/draft.css';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { deskWords } from '../../i18n/battalia-desk.ts';
import { draftWords } from '../../i18n/battalia-draft.ts';
import type { Language } from '../../site/languages.ts';
import { draftMachine } from '../machines/index.ts';
import { type DraftPlan, draftOf, draftWith, readDraft } from '../simulators/draft.ts';
import { ownGame } from '../simulators/own-game.ts';
import { DeskFrame } from './desk/DeskFrame.tsx';
import { type Tool, useDesk } from './desk/use-desk.ts';
import { Agreeing } from './draft/Agreeing.tsx';
import { Covered } from './draft/Covered.tsx';
import { Dealing } from './draft/Dealing.tsx';
import { Drafted } from './draft/Drafted.tsx';
import { Picking } from './draft/Picking.tsx';

const TOOL: Tool<DraftPlan, typeof draftMachine> = {
  kind: 'draft',
  version: 1,
  machine: draftMachine,
  fresh: () => draftWith(ownGame().factions.map((faction) => ({ name: '', faction }))),
  read: readDraft,
};

/** The draft, from hand to hand or with cards on the table. */
export default function Draft({ language }: { language: Language }): JSX.Element {
  const desk = useDesk(TOOL);
  const words = draftWords(language);
  const state = desk.snapshot.value as string;
  const { plan, send } = desk;
  const names = plan.names.map((name, seat) => name || deskWords(language).player(seat + 1));
  const draft = draftOf(plan);
  // Whoever gets the screen hears what is to be done.
  const room = useRef<HTMLDivElement>(null);
  const step = `${state} ${plan.picks.length} ${plan.dealt.length}`;
  /** What was shown before; null while the page is still opening what was kept or came by a link. */
  const before = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!desk.ready) return;
    if (before.current !== null && before.current !== step)
      room.current?.querySelector<HTMLElement>('h2')?.focus();
    before.current = step;
  }, [step, desk.ready]);

  const parts = { language, words, plan, names };
  return (
    <DeskFrame language={language} desk={desk}>
      <div class="draft-room" ref={room}>
        {state === 'agreeing' && (
          <Agreeing
            {...parts}
            onChange={(next) => send({ type: 'change', plan: next })}
            onBegin={() => send({ type: 'begin' })}
          />
        )}
        {draft.ok && state === 'dealing' && (
          <Dealing
            key={draft.value.round}
            {...parts}
            draft={draft.value}
            onLay={(cards) => send({ type: 'lay', cards })}
          />
        )}
        {draft.ok && state === 'covered' && (
          <Covered {...parts} draft={draft.value} onUncover={() => send({ type: 'uncover' })} />
        )}
        {draft.ok && state === 'picking' && (
          <Picking {...parts} draft={draft.value} onPick={(faction) => send({ type: 'pick', faction })} />
        )}
        {draft.ok && state === 'drafted' && <Drafted {...parts} draft={draft.value} />}
        {state !== 'agreeing' && (
          <p class="no-print">
            <button type="button" class="button" onClick={() => send({ type: 'again' })}>
              {words.again}
            </button>
          </p>
        )}
      </div>
    </DeskFrame>
  );
}
