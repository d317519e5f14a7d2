import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { boardWords } from '../../../i18n/battalia-board.ts';
import { dawnWords } from '../../../i18n/battalia-dawn.ts';
import { Board, type WayView } from '../../board/Board.tsx';
import { BoardInWords } from '../../board/BoardInWords.tsx';
import {
  type Bilkarr,
  dawnWalks,
  GATES,
  type Gate,
  gatesOn,
  type Heading,
  isOneOf,
  type Square,
} from '../../engine/index.ts';
import { asNumber, asText, type ForecastDay, type Fraction } from '../../odds/index.ts';
import { boardOf, type Note, squareAloud } from '../../scene/board.ts';
import { Choice } from '../desk/Choice.tsx';
import { type DawnParts, percent } from './parts.ts';
import { headingName } from './Today.tsx';

/** What a tap does: ticks a square, puts him there, or lays a gate. */
type Tap = 'wish' | 'stand' | Gate;
const TAPS: readonly Tap[] = ['wish', 'stand', ...GATES];
const HEADINGS: readonly (Heading | null)[] = [null, [1, -1], [1, 1], [-1, 1], [-1, -1]];
/** The way of so many days is drawn, as in the rulebook's picture. */
const DRAWN_DAYS = 6;

interface Props extends DawnParts {
  days: readonly ForecastDay[];
  now: ReadonlyMap<Square, Fraction>;
  /** How many days ahead the board shows; 0 is today. */
  ahead: number;
  onAhead(ahead: number): void;
}

/** Every square he sets foot on, and where each day ends. */
function wayFrom({ map, options }: DawnParts['plan'], from: Bilkarr): WayView {
  const squares = [from.at];
  const stops: number[] = [];
  for (const { way } of dawnWalks(map, from, DRAWN_DAYS, options)) {
    squares.push(...way);
    stops.push(squares.length - 1);
  }
  return { squares, stops };
}

export function OnBoard({ language, plan, send, days, now, ahead, onAhead }: Props): JSX.Element {
  const words = dawnWords(language);
  const [tap, setTap] = useState<Tap>('wish');
  const [heading, setHeading] = useState(0);
  const [from, setFrom] = useState<'none' | 'here' | Gate>('none');
  const [last, setLast] = useState<Square | null>(null);
  const { map, bilkarr, wished } = plan;
  const gates = gatesOn(map);
  const squares = ahead === 0 ? now : (days[ahead - 1]?.squares ?? new Map<Square, Fraction>());

  const notes: Record<Square, Note> = {};
  for (const [square, chance] of squares) {
    const sure = chance.n === chance.d;
    if (ahead === 0 && sure) continue;
    notes[square] = {
      heat: asNumber(chance),
      text: percent(language, chance),
      spoken: words.chance(asText(chance)),
      maybe: sure,
    };
  }
  for (const square of wished)
    notes[square] = {
      ...notes[square],
      frame: 'goal',
      spoken: [notes[square]?.spoken, words.ticked].filter(Boolean).join(', '),
    };

  const start: Bilkarr | null =
    from === 'here'
      ? bilkarr
      : from === 'none'
        ? null
        : { at: new Map(gates).get(from) ?? '', heading: null };
  const ways = start?.at ? [wayFrom(plan, start)] : [];
  const on = {
    players: plan.factions.map((faction) => ({ name: '', faction })),
    bilkarr: ahead === 0 ? bilkarr : null,
    notes,
  };
  const drawn = boardOf(language, map, on);
  const pick = (square: Square): void => {
    setLast(square);
    // What is placed stands there today: a later day would hide it.
    if (tap !== 'wish') onAhead(0);
    if (tap === 'wish') send({ type: 'wish', square });
    else if (tap === 'stand')
      send({ type: 'stand', bilkarr: { at: square, heading: HEADINGS[heading] ?? null } });
    else send({ type: 'gate', square, gate: tap });
  };
  const fromValues = [
    'none',
    ...(bilkarr ? ['here'] : []),
    ...gates.map(([gate]) => gate),
  ] as (typeof from)[];
  return (
    <section class="dawn-board">
      <h2>{words.board}</h2>
      <div class="no-print dawn-choices">
        <Choice<Tap>
          legend={words.tap}
          values={TAPS}
          chosen={tap}
          name={(each) => (isOneOf(GATES, each) ? words.tapGate(each) : words.taps[each])}
          onChoose={setTap}
        />
        {tap === 'stand' && (
          <>
            <Choice<number>
              legend={words.heading}
              values={HEADINGS.map((_, i) => i)}
              chosen={heading}
              name={(i) => (HEADINGS[i] ? words.headings[headingName(HEADINGS[i])] : words.right)}
              onChoose={setHeading}
            />
            {bilkarr && (
              <div class="desk-buttons">
                <button
                  type="button"
                  class="button"
                  onClick={() => {
                    onAhead(0);
                    send({ type: 'stand', bilkarr: null });
                  }}
                >
                  {words.away}
                </button>
              </div>
            )}
          </>
        )}
        <label class="desk-select">
          <span>{words.shown}</span>
          <select
            value={String(ahead)}
            onChange={({ currentTarget }) => onAhead(Number(currentTarget.value))}
          >
            <option value="0">{words.shownToday}</option>
            {days.map((_, i) => (
              <option key={i} value={String(i + 1)}>
                {words.shownIn(i + 1)}
              </option>
            ))}
          </select>
        </label>
        <Choice<'none' | 'here' | Gate>
          legend={words.way}
          values={fromValues}
          chosen={fromValues.includes(from) ? from : 'none'}
          name={(each) =>
            each === 'none' ? words.wayNone : each === 'here' ? words.wayHere : words.gate(each)
          }
          onChoose={setFrom}
        />
      </div>
      <Board {...drawn} label={words.board} ways={ways} onPick={pick} />
      <p class="dawn-said" aria-live="polite">
        {last && drawn.labels[last] && squareAloud(language, map, last, on)}
      </p>
      {squares.size > 0 && <p class="desk-soft">{words.maybe}</p>}
      <BoardInWords
        title={boardWords(language).inWords}
        squares={Object.keys(drawn.squares).filter((square) => map.cards[square] || notes[square])}
        labels={drawn.labels}
      />
    </section>
  );
}
