import './draft/draft.css';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { draftWords } from '../../i18n/folk-draft.ts';
import { addressText } from '../../islands/address.ts';
import { useActor } from '../../islands/use-actor.ts';
import type { Language } from '../../site/languages.ts';
import { draftChoice, HIGHEST_SEED } from '../engine/index.ts';
import { folkDraft } from '../machines/index.ts';
import { type DraftTable, readDraftLink, writeDraftLink } from '../simulators/draft-link.ts';
import { Choice } from './draft/Choice.tsx';
import { Result } from './draft/Result.tsx';
import { Seats } from './draft/Seats.tsx';
import type { FolkCard } from './draft/types.ts';

interface Props {
  language: Language;
  folks: FolkCard[];
}

const anotherSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % (HIGHEST_SEED + 1);

const fresh = (): DraftTable => ({
  names: ['', '', ''],
  wants: [true, true, true],
  starting: 0,
  seed: 1,
  passing: false,
});

/** The folk draft: one machine, one screen or several hands, and a link that deals the same boards again. */
export default function FolkDraft({ language, folks }: Props): JSX.Element {
  const words = draftWords(language);
  const [snapshot, send] = useActor(folkDraft, { input: { table: fresh() } });
  const [ready, setReady] = useState(false);
  const [trouble, setTrouble] = useState(false);
  const [copied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { table, kept, draft } = snapshot.context;
  const state = snapshot.value as string;
  const dealt = kept.length > 0 || draft.hands.length > 0;
  const choice = draftChoice(draft);
  const name = choice ? (table.names[choice.seat] ?? '') : '';

  useEffect(() => {
    const link = readDraftLink(location.hash);
    if (link) send({ type: 'deal', table: link.table, kept: link.kept });
    else if (addressText()) setTrouble(true);
    setReady(true);
  }, []);

  useEffect(() => {
    if (state === 'seating') return;
    history.replaceState(null, '', writeDraftLink(table, kept));
    setCopied(false);
    heading.current?.focus();
  }, [state, table, kept]);

  const copy = (): void => {
    navigator.clipboard.writeText(location.href).then(() => setCopied(true));
  };

  if (!ready) return <div class="draft" />;
  if (state === 'seating')
    return (
      <div class="draft">
        {trouble && (
          <p class="draft-trouble" role="alert">
            {words.badLink}
          </p>
        )}
        <Seats
          language={language}
          fresh={!dealt}
          start={dealt ? table : { ...table, seed: anotherSeed() }}
          words={words}
          anotherSeed={anotherSeed}
          onDeal={(next) => {
            setTrouble(false);
            send({ type: 'deal', table: next });
          }}
        />
      </div>
    );
  const parts = { language, words, draft, names: table.names, folks };
  return (
    <div class="draft">
      <h2 ref={heading} tabIndex={-1}>
        {state === 'covered' && words.handTo(name)}
        {state === 'choosing' && words.choose(name)}
        {state === 'chosen' && words.done}
      </h2>
      {state === 'covered' && (
        <div class="draft-cover">
          <p>{words.coverHint}</p>
          <button type="button" class="button main" onClick={() => send({ type: 'uncover' })}>
            {words.uncover(name)}
          </button>
        </div>
      )}
      {state === 'choosing' && <Choice {...parts} onKeep={(folk) => send({ type: 'keep', folk })} />}
      {state === 'chosen' && <Result {...parts} />}
      <div class="draft-buttons no-print">
        {kept.length > 0 && (
          <button type="button" class="button" onClick={() => send({ type: 'back' })}>
            {words.back}
          </button>
        )}
        {state === 'chosen' && (
          <>
            <button
              type="button"
              class="button"
              onClick={() => send({ type: 'deal', table: { ...table, seed: anotherSeed() } })}
            >
              {words.again}
            </button>
            <button type="button" class="button" onClick={copy}>
              {copied ? words.copied : words.copy}
            </button>
            <button type="button" class="button" onClick={() => print()}>
              {words.print}
            </button>
          </>
        )}
        <button type="button" class="button" onClick={() => send({ type: 'leave' })}>
          {words.leave}
        </button>
      </div>
      <p class="draft-later">
        {words.seed} {table.seed}
      </p>
    </div>
  );
}
