import '../board/board.css';
import './orc-event/orc-event.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { orcEventWords } from '../../i18n/orc-event.ts';
import { addressText } from '../../islands/address.ts';
import { EarlierDrafts } from '../../islands/EarlierDrafts.tsx';
import { RuleLink } from '../../islands/RuleLink.tsx';
import { UnreadDrafts } from '../../islands/UnreadDrafts.tsx';
import { useAddress } from '../../islands/use-address.ts';
import { useDraft } from '../../islands/use-draft.ts';
import type { Language } from '../../site/languages.ts';
import { loadCorrections } from '../corrections/kept.ts';
import { type Game, installPositions, type Move, type Refusal } from '../engine/index.ts';
import {
  type EventSoFar,
  type EventTable,
  type EventTrouble,
  eventParcel,
  FRESH,
  layTable,
  readEvent,
  readTable,
  scenarioOf,
} from '../simulators/orc-event.ts';
import { loadWords } from '../telling/index.ts';
import { Happening } from './orc-event/Happening.tsx';
import type { LoadableExample } from './orc-event/Loading.tsx';
import { Prepare } from './orc-event/Prepare.tsx';
import { Toolbar } from './orc-event/Toolbar.tsx';
import { Refused } from './Refused.tsx';
import { loadReasons } from './reasons.ts';

/** With what is corrected on this device. */
function withOwnCorrections(table: EventTable): EventTable {
  const { box: _, ...given } = table.given;
  const corrections = loadCorrections();
  return { ...table, given: corrections ? { ...given, box: corrections } : given };
}
const freshTable = (): EventTable => withOwnCorrections(FRESH);
const keptTable = (value: unknown): EventTable | null => {
  const table = readTable(value);
  return table && withOwnCorrections(table);
};

interface Begun {
  start: Game;
  so: EventSoFar;
  /** A new event begins with a new number. */
  number: number;
}

/** How far it has got: for the address, the file and the button that takes back. */
interface State {
  cards: string[];
  moves: Move[];
  game: Game;
  undo: (() => void) | null;
}

interface Props {
  language: Language;
  examples: LoadableExample[];
}

/** The sandbox: set up a table, begin an event, step and decide; the address keeps all of it. */
export default function OrcEvent({ language, examples }: Props): JSX.Element {
  const words = orcEventWords(language);
  const [ready, setReady] = useState(false);
  const drafting = useDraft('orc-event', freshTable, keptTable);
  const { value: table } = drafting;
  const [begun, setBegun] = useState<Begun | null>(null);
  const [state, setState] = useState<State | null>(null);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const [badLink, setBadLink] = useState<EventTrouble | null>(null);

  const begin = (so: EventSoFar): void => {
    const { cards: _cards, moves: _moves, ...laid } = so;
    drafting.show(laid);
    const start = layTable(so, so.cards);
    setTrouble(start.ok ? null : start.error);
    if (!start.ok) return;
    setBadLink(null);
    setState(null);
    setBegun((last) => ({ start: start.value, so, number: (last?.number ?? 0) + 1 }));
  };

  useEffect(() => {
    const open = async (): Promise<void> => {
      await Promise.all([loadWords(language), installPositions(), loadReasons(language)]);
      const text = addressText();
      const link = text ? await readEvent(text) : null;
      if (link?.ok) begin(link.value);
      else setBadLink(link?.error ?? null);
      setReady(true);
    };
    open();
  }, []);

  useAddress(begun && state && eventParcel({ ...begun.so, cards: state.cards, moves: state.moves }), state);

  if (!ready) return <p class="trials">{words.loading}</p>;
  return (
    <div class="trials">
      {badLink && (
        <p class="draft-trouble" role="alert">
          {badLink.what === 'link' ? words.badLink[badLink.error] : words.badPosition}{' '}
          {badLink.what === 'position' && <Refused language={language} refusal={badLink.refusal} />}
        </p>
      )}
      {trouble && (
        <p class="draft-trouble" role="alert">
          {words.cannot} <Refused language={language} refusal={trouble} />{' '}
          {trouble.rule && <RuleLink language={language} rule={trouble.rule} />}
        </p>
      )}
      {begun ? (
        <Happening
          key={begun.number}
          language={language}
          words={words}
          start={begun.start}
          entering={begun.so.entering}
          moves={begun.so.moves}
          dealt={begun.so.entering ? begun.so.cards.length : 0}
          onChange={setState}
          tools={
            <Toolbar
              words={words}
              undo={state?.undo ?? null}
              onChange={() => {
                // From now on it is the person's own, also where it came by a link.
                drafting.change((now) => now);
                setBegun(null);
                history.replaceState(null, '', location.pathname);
              }}
              onAgain={() => begin({ ...begun.so, cards: [], moves: [] })}
              scenario={() =>
                scenarioOf(
                  words.title,
                  { ...begun.so, cards: state!.cards, moves: state!.moves },
                  state!.game,
                )
              }
            />
          }
        />
      ) : (
        <>
          <UnreadDrafts language={language} unread={drafting.unread} />
          <EarlierDrafts language={language} others={drafting.others} />
          <Prepare {...{ language, words, table, examples }} onTable={drafting.change} onBegin={begin} />
        </>
      )}
    </div>
  );
}
