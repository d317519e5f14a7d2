import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { boardWords } from '../../../i18n/battalia-board.ts';
import { deskWords } from '../../../i18n/battalia-desk.ts';
import type { EveningWords } from '../../../i18n/battalia-evening.ts';
import { linkTo } from '../../../islands/games/link-to.ts';
import type { Keeping } from '../../../islands/games/use-keeping.ts';
import { lazy } from '../../../islands/lazy.tsx';
import type { Language } from '../../../site/languages.ts';
import { toLink } from '../../../table/game-link.ts';
import { canRedo, canUndo } from '../../../table/timeline.ts';
import { Board } from '../../board/Board.tsx';
import { type Evening, type Move, teamsOf } from '../../engine/index.ts';
import type { EveningContext, EveningMachineEvent } from '../../machines/index.ts';
import { boardOf } from '../../scene/board.ts';
import { type Battalia, linkRules } from '../../table/rules.ts';
import { namesFor } from '../../telling/events.ts';
import type { DemonstrationProps } from './Demonstration.tsx';
import { LogPanel } from './LogPanel.tsx';
import { NextPanel } from './NextPanel.tsx';
import { TablePanel } from './TablePanel.tsx';
import { Tools } from './Tools.tsx';
import { FIRST_TAB, type TurnTab } from './turn-tab.ts';

/** What plays by itself is fetched with the first demonstration. */
const Demonstration = lazy(
  async (_: DemonstrationProps) => (await import('./Demonstration.tsx')).Demonstration,
);

/** An evening on the table: what comes next, the board, the table, the log. */
export function Sitting({
  language,
  words,
  context,
  send,
  keeping,
  arrival,
  onLeave,
}: {
  language: Language;
  words: EveningWords;
  context: EveningContext & { game: Evening };
  send(event: EveningMachineEvent): void;
  keeping: Keeping<Battalia>;
  arrival: string | null;
  onLeave(): void;
}): JSX.Element {
  const desk = deskWords(language);
  const [square, setSquare] = useState<string | null>(null);
  /** Whoever enters several things of one kind stays where they are. */
  const [tab, setTab] = useState<TurnTab>(FIRST_TAB);
  const [copied, setCopied] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { game: evening, refusal } = context;
  const session = context.session!;
  const { timeline } = session;
  const { table } = evening;
  const names = useMemo(
    () => namesFor(language, (seat) => table.players[seat]?.name || words.player(seat + 1)),
    [language, table.players],
  );
  const here = timeline.points[timeline.at]!.key;
  const next = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  useLayoutEffect(() => {
    setSquare(null);
    // The button that was pressed is gone: whoever pressed it goes on at what comes next.
    if (!first.current && document.activeElement === document.body) next.current?.focus();
    first.current = false;
  }, [here]);
  // Whoever sits down begins here.
  useEffect(() => heading.current?.focus(), [session.id]);
  const move = (chosen: Move): void => send({ type: 'choose', move: chosen });
  const share = async (): Promise<void> => {
    const link = linkTo(language, 'battalia/tools/evening', await toLink(linkRules, session));
    await navigator.clipboard.writeText(link);
    setCopied(here);
  };
  const recorded = Object.keys(table.map.cards).length > 0 || Object.keys(table.map.marks).length > 0;
  const isDemonstration = evening.setup.seats.some(({ kind }) => kind === 'bot');
  return (
    <div class="desk evening">
      <div class="desk-buttons no-print">
        <button type="button" class="button" onClick={onLeave}>
          {words.leave}
        </button>
        <button
          type="button"
          class="button"
          disabled={!canUndo(timeline)}
          onClick={() => send({ type: 'undo' })}
        >
          {desk.undo}
        </button>
        <button
          type="button"
          class="button"
          disabled={!canRedo(timeline)}
          onClick={() => send({ type: 'redo' })}
        >
          {desk.redo}
        </button>
        <button type="button" class="button" onClick={share}>
          {copied === here ? words.copied : words.share}
        </button>
        <button type="button" class="button" onClick={() => print()}>
          {words.print}
        </button>
      </div>
      <h2 ref={heading} tabIndex={-1}>
        {words.day(table.calendar.week, table.calendar.day)}
        {session.name && ` · ${session.name}`}
      </h2>
      {arrival && <p role="status">{arrival}</p>}
      {keeping.fleeting && (
        <p class="desk-trouble" role="status">
          {words.notKept}
        </p>
      )}
      {(keeping.others > 0 || keeping.unseen) && (
        <p role="status">
          {keeping.others > 0 && words.otherTab}{' '}
          {keeping.unseen && (
            <button
              type="button"
              class="button"
              onClick={async () => {
                const fetched = await keeping.fetchUnseen();
                if (fetched) send({ type: 'open', session: fetched });
              }}
            >
              {words.showUnseen}
            </button>
          )}
        </p>
      )}
      {isDemonstration && <Demonstration {...{ words, evening, move }} key={session.id} />}
      <div class="evening-panels">
        <div class="evening-main">
          {isDemonstration && evening.phase.is !== 'over' ? null : (
            <NextPanel
              refusal={refusal}
              tab={tab}
              onTab={setTab}
              key={here}
              heading={next}
              {...{ language, words, names, evening, square, onMove: move }}
            />
          )}
          {recorded && (
            <section class="desk-panel evening-board no-print">
              <Board
                {...boardOf(language, table.map, {
                  players: table.players,
                  bilkarr: table.bilkarr,
                  metamorpha: table.metamorpha,
                })}
                label={boardWords(language).board}
                onPick={setSquare}
                chosen={square ? [square] : []}
              />
            </section>
          )}
        </div>
        <div class="evening-side">
          <TablePanel {...{ language, words, names, evening }} />
          <LogPanel
            {...{ language, words, names, timeline }}
            onJump={(point) => send({ type: 'jump', point })}
          />
        </div>
      </div>
      <label class="evening-name no-print">
        <span>{words.rename}</span>
        <input
          type="text"
          maxLength={80}
          value={session.name}
          onChange={({ currentTarget: { value } }) => send({ type: 'rename', name: value })}
        />
      </label>
      <Tools {...{ language, words, table }} seat={teamsOf(table.agreed)[evening.turn.team]?.[0] ?? 0} />
    </div>
  );
}
