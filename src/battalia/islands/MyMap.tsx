import './map/map.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { boardWords } from '../../i18n/battalia-board.ts';
import { mapWords } from '../../i18n/battalia-map.ts';
import type { Language } from '../../site/languages.ts';
import { Board } from '../board/Board.tsx';
import { BoardInWords } from '../board/BoardInWords.tsx';
import type { Square } from '../engine/index.ts';
import { type MapStep, mapMachine } from '../machines/index.ts';
import { boardOf, squareAloud } from '../scene/board.ts';
import { type MapPlan, mapFor, readMapPlan } from '../simulators/map.ts';
import { openOwnMap, startingMap } from '../simulators/own-map.ts';
import { DeskFrame } from './desk/DeskFrame.tsx';
import { useDesk } from './desk/use-desk.ts';
import { Dealing, GateColours, Left, saidBeside } from './map/Answers.tsx';
import { Brushes } from './map/Brushes.tsx';
import { type Brush, type Paint, stepOf } from './map/brush.ts';
import { Kept } from './map/Kept.tsx';
import { Players } from './map/Players.tsx';
import { useOwnMap } from './map/use-own-map.ts';

const tool = { kind: 'map', version: 1, machine: mapMachine, fresh: () => startingMap(), read: readMapPlan };

const somebody = (faction: MapPlan['factions'][number]) => ({ name: '', faction });

export default function MyMap({ language }: { language: Language }): JSX.Element {
  const desk = useDesk(tool);
  const words = mapWords(language);
  const { plan } = desk;
  const own = useOwnMap(desk.ready, plan);
  const [brush, setBrush] = useState<Brush>('mark gate');
  const [paint, setPaint] = useState<Paint>({ owner: null, level: 1, terrain: null });
  const [last, setLast] = useState<Square | null>(null);

  /** Whatever a person does is theirs. */
  const mine =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args): void => {
      own.touch();
      act(...args);
    };
  const send = mine((step: MapStep) => desk.send(step));
  const open = mine(desk.replace);
  const frame = {
    ...desk,
    refusal: desk.refusal && saidBeside(desk.refusal) ? null : desk.refusal,
    send,
    undo: desk.undo && mine(desk.undo),
    redo: desk.redo && mine(desk.redo),
    // An empty board, not the one that is kept.
    anew: mine(() => desk.replace(mapFor(plan.players, plan.largeBoard))),
  };

  const choosePlayers = (players: number, largeBoard: boolean): void => {
    const kept = players === plan.players ? null : openOwnMap(players);
    if (kept) open(kept.plan);
    else send({ type: 'players', players, largeBoard });
  };
  const pick = (square: Square): void => {
    setLast(square);
    send(stepOf(brush, paint, plan.map, square));
  };
  const on = { players: plan.factions.map(somebody) };
  const drawn = boardOf(language, plan.map, on);
  const parts = { language, plan, send };
  const there = Object.keys(drawn.squares).filter(
    (square) => plan.map.cards[square] || plan.map.marks[square],
  );
  return (
    <DeskFrame language={language} desk={frame}>
      <div class="map-tool">
        <div class="map-side no-print">
          <Players {...parts} onPlayers={choosePlayers} />
          <Brushes {...parts} brush={brush} paint={paint} onBrush={setBrush} onPaint={setPaint} />
        </div>
        <div class="map-side">
          <p class="no-print">{words.howTo}</p>
          <Board {...drawn} label={words.boardLabel} onPick={pick} />
          <p class="map-said no-print" aria-live="polite">
            {last && drawn.labels[last] && squareAloud(language, plan.map, last, on)}
          </p>
          <BoardInWords title={boardWords(language).inWords} squares={there} labels={drawn.labels} />
        </div>
      </div>
      <div class="desk-panels no-print">
        <Left {...parts} />
        <GateColours {...parts} />
        <Dealing {...parts} refusal={desk.refusal} />
        <Kept {...parts} own={own} onOpen={open} />
      </div>
    </DeskFrame>
  );
}
