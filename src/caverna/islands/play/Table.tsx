import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { lazy } from '../../../islands/lazy.tsx';
import { legalMoves, legalRearrangements, type Move, notate, pending } from '../../engine/index.ts';
import { nameMove } from '../../telling/index.ts';
import { RoundTrack } from './bar/RoundTrack.tsx';
import { TableBar } from './bar/TableBar.tsx';
import { ViewTabs } from './bar/ViewTabs.tsx';
import { MIDDLE, type View, viewFor } from './bar/views.ts';
import { nameArrangement } from './board/arranging.ts';
import { BoardPanel } from './board/BoardPanel.tsx';
import { usePicking } from './board/use-picking.ts';
import { TappedContext, useReader } from './context.ts';
import { Decide } from './decide/Decide.tsx';
import { litBy, offeredBy } from './decide/offered.ts';
import { Question } from './decide/Question.tsx';
import type { WhyNot } from './decide/why-not.ts';
import { useTableKeys } from './keys/use-table-keys.ts';
import { Log } from './log/Log.tsx';
import { lastTurnOf } from './log/last-turn.ts';
import { Middle } from './middle/Middle.tsx';
import type { Scene } from './orcs/scene.ts';
import { useFilm } from './orcs/use-film.ts';
import { PreviewBox } from './preview/PreviewBox.tsx';
import { useLookFirst } from './preview/use-look-first.ts';
import { usePreview } from './preview/use-preview.ts';
import { Seats } from './seats/Seats.tsx';
import { Sign } from './signs/Sign.tsx';
import type { TableGame } from './table-game.ts';
import { useBack } from './use-back.ts';

// Only games with orcs need them.
const OrcScene = lazy(async () => (await import('./orcs/OrcScene.tsx')).OrcScene);
// Only where the log is out of sight.
const LastTurn = lazy(async () => (await import('./log/LastTurn.tsx')).LastTurn);
// Only for fingers that look first.
const TappedMove = lazy(async () => (await import('./preview/TappedMove.tsx')).TappedMove);

interface Props {
  table: TableGame;
  /** Said on sitting down: how a game that was brought in relates to what was here. */
  arrival: string | null;
  /** How the game is kept, where there is something to say about it. */
  kept: JSX.Element | null;
  /** Opens the menu and the list of keys. */
  onMenu(): void;
  onKeys(): void;
  onScore(): void;
  /** A guide beside the question. */
  teacher: JSX.Element | null;
  /** The score sheet, once the game is over. */
  end: JSX.Element | null;
}

const NONE: readonly Move[] = [];

/** The whole table: the middle with its spaces and tiles, the boards, the decision, the log. */
export function Table({ table, arrival, kept, onMenu, onKeys, onScore, teacher, end }: Props): JSX.Element {
  const { language, t } = useReader();
  const { game, steps, mine } = table;
  const asked = pending(game);
  const seat = asked?.seat ?? 0;

  const [view, setView] = useState<View>('actions');
  const [shown, setShown] = useState(seat);
  const [arranging, setArranging] = useState(false);
  const [why, setWhy] = useState<WhyNot | null>(null);
  const [opened, setOpened] = useState<boolean | null>(null);
  const [notice, setNotice] = useState<string | null>(arrival);
  const root = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);
  const begun = useRef(false);

  const moves = useMemo(() => (mine ? legalMoves(game) : NONE), [game, mine]);
  const arrangements = useMemo(() => (mine ? legalRearrangements(game) : []), [game, mine]);
  const open = arranging ? arrangements : moves;
  const player = game.players[seat];
  const lookFirst = useLookFirst(root, game, table.choose);
  const picking = usePicking(game, player, open, lookFirst.choose);
  const { preview, onPreview } = usePreview(table, seat, lookFirst.tapped);
  const nameOf = (move: Move): string =>
    move.type === 'arrange' ? nameArrangement(language, t, player, move) : nameMove(language, move, game);

  // A new decision: what was looked at before is put away, and its part of the table comes up.
  const kind = asked?.kind;
  useEffect(() => {
    setWhy(null);
    if (arrangements.length === 0) setArranging(false);
    setOpened(null);
    if (begun.current) setNotice(null);
    begun.current = true;
    if (mine) setShown(seat);
    // Whoever plays by keyboard stays at the choices.
    if (byKey.current && !root.current?.contains(document.activeElement))
      root.current?.querySelector<HTMLElement>('.choice, .question-text')?.focus();
  }, [game]);
  useEffect(() => {
    // Whatever is not about a part of its own changes something at home.
    if (mine && kind) setView(viewFor(kind) ?? 'board');
  }, [kind, seat, mine]);

  const { film, live } = useFilm(table);
  const [scene, setScene] = useState<Scene | null>(null);
  useEffect(() => {
    if (scene) setShown(scene.seat);
  }, [scene?.seat]);

  // On a phone the list waits behind its button where a part of the table offers the choices itself.
  const offered = useMemo(
    () => offeredBy(moves, picking.squares, scene?.answers),
    [moves, picking.first, scene?.answers, arranging],
  );
  const listed =
    opened ??
    (kind === undefined || viewFor(kind) === undefined || picking.byName || (offered.size === 0 && !film));
  const lastTurn = useMemo(
    () => (matchMedia('(width < 62rem)').matches ? lastTurnOf(steps, seat) : null),
    [steps, seat],
  );
  const lit = litBy(picking.meant, offered, picking.squares, scene?.answers);

  useEffect(() => {
    if (film) setView('board');
  }, [film?.start]);

  const { undo, goBack } = useBack(table, () => setNotice(t.revealWarning));
  useTableKeys(root, {
    undo,
    redo: () => table.canRedo && table.redo(),
    onView: setView,
    onKeys,
    onEscape() {
      picking.letGo();
      lookFirst.letGo();
      setWhy(null);
      setNotice(null);
    },
  });

  return (
    <TappedContext.Provider value={lookFirst.tapped && notate(lookFirst.tapped)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only notices whether a person uses keys or a pointer */}
      <div
        class="table"
        data-view={view}
        data-moves={steps.length}
        data-list={listed ? 'open' : 'folded'}
        data-middle={(MIDDLE as readonly View[]).includes(view) ? view : 'actions'}
        ref={root}
        onKeyDown={() => (byKey.current = true)}
        onPointerDown={() => (byKey.current = false)}
      >
        <h1 class="hidden-visually">{t.heading}</h1>
        <TableBar table={table} onUndo={undo} onMenu={onMenu} onKeys={onKeys}>
          <RoundTrack game={game} />
        </TableBar>
        {end ?? (
          <>
            <div class="part part-decide">
              {game.phase === 'over' && (
                <button type="button" class="choice choice-strong" onClick={onScore}>
                  <Sign name="points" /> {t.toScore}
                </button>
              )}
              {kept}
              {teacher}
              <Question
                game={game}
                bot={table.bot !== null}
                moves={moves}
                count={picking.meant.length}
                lit={lit}
                open={listed}
                onOpen={setOpened}
                lookFirst={lookFirst.on}
                onLookFirst={() => {
                  lookFirst.toggle();
                  import('../../../i18n/play-dialogs.ts').then(({ dialogWords }) =>
                    setNotice(dialogWords(language).lookNote(!lookFirst.on)),
                  );
                }}
              />
              {lastTurn && <LastTurn game={game} turn={lastTurn} onLog={() => setView('log')} />}
              <Decide
                table={table}
                onChoose={lookFirst.choose}
                game={game}
                notice={notice}
                picking={picking}
                offered={offered}
                arranging={arranging}
                canArrange={arrangements.length > 0}
                preview={preview}
                why={why}
                nameOf={nameOf}
                onPreview={onPreview}
                onArrange={() => setArranging(!arranging)}
                onWhyClosed={() => setWhy(null)}
              />
            </div>
            <Middle
              game={game}
              seat={shown}
              moves={mine ? moves : NONE}
              view={view}
              onView={setView}
              onChoose={lookFirst.choose}
              onNarrow={picking.narrow}
              onPreview={onPreview}
              onWhy={setWhy}
            />
            <div class="part part-board">
              <Seats
                game={game}
                shown={shown}
                onShow={(next) => {
                  setShown(next);
                  if (view === 'players') setView('board');
                }}
              />
              <BoardPanel
                game={game}
                seat={shown}
                picking={mine && shown === seat ? picking : null}
                preview={shown === seat ? preview : null}
                nameOf={nameOf}
                onPreview={onPreview}
                scene={scene?.seat === shown ? scene : null}
                onAnswer={lookFirst.choose}
              >
                {film && (
                  <OrcScene
                    film={film}
                    point={table.timeline.at}
                    game={game}
                    live={live}
                    mine={mine}
                    onScene={setScene}
                  />
                )}
              </BoardPanel>
            </div>
            <div class="part part-log">
              <Log steps={steps} onJump={goBack} />
            </div>
            <div class="looked-room" aria-live="polite">
              {lookFirst.tapped && (
                <TappedMove
                  says={nameOf(lookFirst.tapped)}
                  onPlay={() => lookFirst.tapped && table.choose(lookFirst.tapped)}
                  onClose={lookFirst.letGo}
                >
                  <PreviewBox preview={preview} />
                </TappedMove>
              )}
            </div>
            <ViewTabs view={view} onView={setView} orcs={!!game.fiends} solo={game.players.length === 1} />
          </>
        )}
      </div>
    </TappedContext.Provider>
  );
}
