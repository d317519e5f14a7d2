import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { OrcEventWords } from '../../../i18n/orc-event.ts';
import type { Language } from '../../../site/languages.ts';
import {
  contentsOf,
  HIGHEST_SEED,
  MOST_PLAYERS,
  type Position,
  type Seat,
  type SeatPosition,
} from '../../engine/index.ts';
import {
  bribeGoods,
  bribeOf,
  type EventSoFar,
  type EventTable,
  eventOf,
  FRESH,
  withBribe,
  withEvent,
} from '../../simulators/orc-event.ts';
import { goodsInWords, nameGood } from '../../telling/index.ts';
import { PositionEditor } from '../editor/PositionEditor.tsx';
import { type LoadableExample, Loading } from './Loading.tsx';

interface Props {
  language: Language;
  words: OrcEventWords;
  table: EventTable;
  examples: readonly LoadableExample[];
  /** Two fields may change at once, so a change is told as what it does to the table. */
  onTable(change: (now: EventTable) => EventTable): void;
  /** Begin here; with a loaded example its cards and decisions may follow. */
  onBegin(so: EventSoFar): void;
}

const seatsOf = ({ seats = [], players = 1 }: Position): SeatPosition[] =>
  Array.from({ length: Math.max(players, seats.length, 1) }, (_, i) => seats[i] ?? {});

/** Before the event: which one, how cards are drawn, and every home board. */
export function Prepare({ language, words, table, examples, onTable, onBegin }: Props): JSX.Element {
  const [seat, setSeat] = useState(0);
  const { given, seed, entering } = table;
  const event = eventOf(given);
  const boards = contentsOf(given.box).events;
  const board = boards[event - 1];
  const seats = seatsOf(given);
  const shown = Math.min(seat, seats.length - 1) as Seat;
  const change = (part: Partial<EventTable>): void => onTable((now) => ({ ...now, ...part }));
  const lay = (next: (given: Position) => Position): void =>
    onTable((now) => ({ ...now, given: next(now.given) }));
  return (
    <div class="journey event-table">
      <h2>{words.prepare}</h2>
      <div class="event-settings">
        <div>
          <Loading {...{ language, words, examples }} onLoad={onBegin} />
          <fieldset class="event-choice">
            <legend>{words.event}</legend>
            {boards.map(({ id }) => (
              <label key={id}>
                <input
                  type="radio"
                  name="event"
                  checked={id === event}
                  onChange={() => lay((now) => withEvent(now, id))}
                />
                {words.eventName(id)}
              </label>
            ))}
            {board && (
              <p class="event-facts">
                {words.pushCost(goodsInWords(language, board.push))} {words.decks}{' '}
                {Object.entries(board.decks)
                  .map(([orc, steps]) => `${orc} ${steps}`)
                  .join(', ')}
                . {words.follows(words.harvests[board.harvest])}
              </p>
            )}
          </fieldset>
        </div>
        <div>
          <div class="journey-fields">
            <label class="journey-field">
              <span>{words.bribe}</span>
              <select
                value={bribeOf(given)}
                onChange={({ currentTarget }) => {
                  const good = currentTarget.value as 'stone';
                  lay((now) => withBribe(now, good));
                }}
              >
                {bribeGoods(given).map((good) => (
                  <option key={good} value={good}>
                    {nameGood(language, good)}
                  </option>
                ))}
              </select>
            </label>
            <label class="journey-field">
              <span>{words.players}</span>
              <select
                value={seats.length}
                onChange={({ currentTarget }) => {
                  const players = Number(currentTarget.value);
                  lay((now) => {
                    const laid = seatsOf(now);
                    return {
                      ...now,
                      players,
                      seats: Array.from({ length: players }, (_, i) => laid[i] ?? {}),
                    };
                  });
                }}
              >
                {Array.from({ length: MOST_PLAYERS }, (_, i) => (
                  <option key={i} value={i + 1}>
                    {i + 1}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <fieldset class="event-choice">
            <legend>{words.cards}</legend>
            <label>
              <input
                type="radio"
                name="cards"
                checked={!entering}
                onChange={() => change({ entering: false })}
              />
              {words.byLot}
            </label>
            <label>
              <input
                type="radio"
                name="cards"
                checked={entering}
                onChange={() => change({ entering: true })}
              />
              {words.byHand}
            </label>
            <label class="event-seed">
              <span>{words.seed}</span>
              <input
                type="number"
                min="0"
                max={HIGHEST_SEED}
                value={seed}
                onInput={({ currentTarget: { valueAsNumber: n } }) => {
                  if (Number.isInteger(n) && n >= 0 && n <= HIGHEST_SEED) change({ seed: n });
                }}
              />
            </label>
            <button type="button" class="button" onClick={() => change({ seed: (seed + 1) % HIGHEST_SEED })}>
              {words.another}
            </button>
          </fieldset>
        </div>
      </div>
      {seats.length > 1 && (
        <div class="trial-tabs">
          {seats.map((_, i) => (
            <button
              key={i}
              type="button"
              class="button"
              aria-current={i === shown ? 'true' : undefined}
              onClick={() => setSeat(i)}
            >
              {words.board(i + 1)}
            </button>
          ))}
        </div>
      )}
      <PositionEditor
        key={shown}
        language={language}
        position={seats[shown]!}
        onChange={(next) =>
          lay((now) => ({ ...now, seats: seatsOf(now).map((one, i) => (i === shown ? next : one)) }))
        }
        modules={['fiends']}
        table={{ given, at: shown }}
      />
      <div class="trial-buttons event-begin">
        <button type="button" class="button main" onClick={() => onBegin({ ...table, cards: [], moves: [] })}>
          {words.begin(event)}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => lay(({ box }) => ({ ...FRESH.given, ...(box && { box }), seats: [{}] }))}
        >
          {words.empty}
        </button>
      </div>
    </div>
  );
}
