import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { OrcEventWords } from '../../../i18n/orc-event.ts';
import { useActor } from '../../../islands/use-actor.ts';
import type { Language } from '../../../site/languages.ts';
import { HomeBoard, type Pick } from '../../board/HomeBoard.tsx';
import type { Heat } from '../../board/view.ts';
import { endsOrcEvent, type Game, legalMoves, type Move, type Seat, seatOf } from '../../engine/index.ts';
import {
  askedNow,
  awaitedDraw,
  cardsFor,
  drawsOf,
  type EventLine,
  lastSeen,
  movesOf,
  type OrcStage,
  orcEvent,
  shownGame,
} from '../../machines/index.ts';
import type { EventNumber } from '../../odds/index.ts';
import { momentView } from '../../scene/moments.ts';
import { orcPicks } from '../../scene/orc-picks.ts';
import { askFor, nameMove, nameSeat, tellEvent, tellRefusal } from '../../telling/index.ts';
import { OddsFold } from '../odds/OddsFold.tsx';
import { Choices } from '../trial/Choices.tsx';
import { Goods } from '../trial/Goods.tsx';
import { useSquarePick } from '../use-square-pick.ts';
import { DrawCard } from './DrawCard.tsx';
import { MomentPanel } from './Moment.tsx';
import { OtherCard } from './OtherCard.tsx';
import { Result } from './Result.tsx';
import { Story } from './Story.tsx';

interface Props {
  language: Language;
  words: OrcEventWords;
  /** The table before the event, with the cards on top of their decks. */
  start: Game;
  entering: boolean;
  moves: readonly Move[];
  dealt: number;
  /** What can be done with the event as a whole. */
  tools: JSX.Element;
  /** Hears about every change: what was drawn, what was decided, how things stand. */
  onChange(so: { cards: string[]; moves: Move[]; game: Game; undo: (() => void) | null }): void;
}

const NOTHING: readonly Move[] = [];

/** Cards drawn so far that have been seen, and those that still lie on top. */
const cardsOf = (line: EventLine, until: number): string[] => [
  ...drawsOf(line.moments.slice(0, until)).map(({ card }) => card),
  ...(line.moments[until - 1]?.game.fiends?.script ?? []),
];

/** The event itself: step by step on the board, with every decision. */
export function Happening(props: Props): JSX.Element {
  const { language, words, start, entering, moves: made, dealt, tools, onChange } = props;
  const [snapshot, send] = useActor(orcEvent, { input: { game: start, entering, moves: made, dealt } });
  const [seat, setSeat] = useState<Seat>(0);
  const [heat, setHeat] = useState<Record<string, Heat>>({});
  // What lies on top of the decks is not known before it is drawn.
  const unknown = useMemo(() => ({ ...start, fiends: { ...start.fiends!, script: [] } }), [start]);
  const { context } = snapshot;
  const { line, at } = context;
  const asked = askedNow(context);
  const awaited = awaitedDraw(context);
  const event = line.moments[at]?.event;
  const latest = awaited?.moment.event ?? event;
  const acting = asked?.seat ?? (latest && seatOf(latest));
  useEffect(() => {
    if (acting !== undefined) setSeat(acting);
  }, [acting, at]);
  // Before the page is painted: whoever leaves at once finds it again.
  useLayoutEffect(() => {
    const until = lastSeen(context) + 1;
    const moves = movesOf(line);
    onChange({
      cards: cardsOf(line, until),
      moves,
      game: line.game,
      undo: moves.length > 0 ? () => send({ type: 'undo' }) : null,
    });
  }, [line, context.dealt]);

  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!made.length && !dealt) root.current?.scrollIntoView();
  }, []);
  // A button that was pressed and is gone leaves the focus nowhere: it goes to what has happened.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [line, context.dealt]);

  const choose = (move: Move): void => send({ type: 'choose', move });
  const nameOf = (move: Move): string => nameMove(language, move, line.game);
  const legal = asked ? legalMoves(line.game) : NOTHING;
  const { pick, meant } = useSquarePick(legal, choose, nameOf, words);
  const answers = orcPicks(line.game, legal);
  const answering: Pick = {
    squares: Object.fromEntries([...answers].map(([square, move]) => [square, nameOf(move)])),
    onPick: (square) => choose(answers.get(square)!),
  };
  const game = shownGame(context);
  const open = at <= 0 ? unknown : asked?.kind === 'negotiate' ? line.game : awaited ? game : null;
  const number = (start.fiends!.events + 1) as EventNumber;
  const film = { before: start, moments: line.moments };
  const stage = (snapshot.value as { stage: OrcStage }).stage;
  const over = line.over && at >= line.moments.length - 1;
  const told = event && !endsOrcEvent(event) ? tellEvent(language, event, game) : null;
  const text = over ? words.stages.harvest : (told ?? words.before);
  const keys = (key: KeyboardEvent): void => {
    if ((key.target as HTMLElement).closest('input, textarea, select')) return;
    if (key.key === 'ArrowRight') send({ type: 'forward' });
    else if (key.key === 'ArrowLeft') send({ type: 'back' });
    else return;
    key.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut; every step has its button
    <div class="trial event" onKeyDown={keys} ref={root}>
      <div class="trial-board">
        {start.players.length > 1 && (
          <div class="trial-tabs no-print">
            {start.players.map((_, i) => (
              <button
                key={i}
                type="button"
                class="button"
                aria-current={i === seat ? 'true' : undefined}
                onClick={() => setSeat(i)}
              >
                {nameSeat(language, start, i)}
              </button>
            ))}
          </div>
        )}
        <HomeBoard
          view={{ ...momentView(language, film, at, seat, { people: true }), heat }}
          label={words.homeBoard(text)}
          {...(asked?.seat === seat && { pick: answers.size > 0 ? answering : pick })}
        />
        <Goods language={language} label={words.goods} player={game.players[seat]} />
        {tools}
      </div>
      <div class="trial-side">
        <MomentPanel
          panel={panel}
          {...{ language, words, stage, text, at, send }}
          rule={event?.rule ?? 'fiends.event.timing'}
          last={lastSeen(context)}
          playing={snapshot.matches({ pace: 'playing' })}
        />
        {context.trouble && (
          <p class="draft-trouble" role="alert">
            {tellRefusal(language, context.trouble)}
          </p>
        )}
        {awaited && (
          <DrawCard
            {...{ language, words, game }}
            moment={awaited.moment}
            cards={cardsFor(line, awaited.draw)}
            onDraw={(card) => send({ type: 'draw', card })}
            onLot={() => send({ type: 'draw' })}
          />
        )}
        {asked && (
          <>
            <p class="trial-ask">{askFor(language, line.game, legal)}</p>
            <Choices moves={meant} words={words} nameOf={nameOf} onMove={choose} />
          </>
        )}
        {(asked || awaited) && <OtherCard {...{ language, words, context, send }} />}
        <OddsFold {...{ language, seat }} game={open} event={number} onShow={setHeat} />
        {over && <Result {...{ language, words, game, seat }} moments={line.moments} />}
        <Story
          {...{ language, words, line, at }}
          until={lastSeen(context) + 1}
          onJump={(to) => send({ type: 'jump', to })}
          onUndo={(keep) => send({ type: 'undo', keep })}
        />
      </div>
    </div>
  );
}
