import './board.css';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { CardLayer } from './Card.tsx';
import { FiguresLayer } from './Figures.tsx';
import { GroundLayer } from './Ground.tsx';
import { SquarePicker } from './SquarePicker.tsx';
import { MARGIN, middleOf, type Sheet, SIDE, sheetOf } from './sheet.ts';
import { useTurned } from './use-turned.ts';
import type { BoardProps, SquareView, WayView } from './view.ts';

export type * from './view.ts';

/** The board with everything on it. It draws and reports which square was picked; it knows no rules. */
export function Board(props: BoardProps): JSX.Element {
  const {
    columns,
    rows,
    squares,
    label,
    labels,
    oracle,
    turnedHint,
    ways = [],
    onPick,
    pickable,
    chosen,
  } = props;
  const box = useRef<HTMLDivElement>(null);
  const sheet = sheetOf(columns, rows, useTurned(box, columns, rows));
  const names = Object.keys(squares).sort((a, b) => {
    const [[ax, ay], [bx, by]] = [sheet.cell(a), sheet.cell(b)];
    return ay - by || ax - bx;
  });
  const at = (name: string): { x: number; y: number } => ({ x: sheet.left(name), y: sheet.top(name) });
  return (
    <div
      class={`map-board ${columns > 7 && !sheet.turned ? 'wide' : ''}`}
      data-turned={sheet.turned || undefined}
      ref={box}
    >
      <p class={sheet.turned ? 'oracle-side right' : 'oracle-side'}>{oracle}</p>
      {sheet.turned && turnedHint && <p class="turned-hint">{turnedHint}</p>}
      <div class="map-sheet">
        <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} role="img" aria-label={label}>
          <Names sheet={sheet} />
          {names.map((name) => (
            <g key={name} class={squares[name]!.faint ? 'faint' : undefined}>
              <GroundLayer square={squares[name]!} {...at(name)} />
              {squares[name]!.card && <CardLayer card={squares[name]!.card} {...at(name)} />}
              <Edge square={squares[name]!} picked={chosen?.includes(name) ?? false} {...at(name)} />
            </g>
          ))}
          {ways.map((way, i) => (
            <Way key={i} way={way} sheet={sheet} />
          ))}
          {names.map((name) => {
            const { figures, text } = squares[name]!;
            return (
              <g key={name}>
                {figures && figures.length > 0 && <FiguresLayer figures={figures} {...at(name)} />}
                {text && <Text text={text} high={squares[name]!.card?.kind === 'gate'} {...at(name)} />}
              </g>
            );
          })}
        </svg>
        {onPick && (
          <SquarePicker
            sheet={sheet}
            names={pickable ? names.filter(pickable) : names}
            label={label}
            labels={labels}
            chosen={chosen}
            onPick={onPick}
          />
        )}
      </div>
    </div>
  );
}

function Names({ sheet: { across, down } }: { sheet: Sheet }): JSX.Element {
  return (
    <>
      {across.map((name, i) => (
        <text key={name} class="map-name" x={MARGIN + (i + 0.5) * SIDE} y={MARGIN - 6}>
          {name}
        </text>
      ))}
      {down.map((name, i) => (
        <text key={name} class="map-name" x={MARGIN / 2} y={MARGIN + (i + 0.5) * SIDE + 8}>
          {name}
        </text>
      ))}
    </>
  );
}

function Edge({
  square: { frame },
  picked,
  x,
  y,
}: {
  square: SquareView;
  picked: boolean;
  x: number;
  y: number;
}): JSX.Element {
  return (
    <>
      <rect class="square-edge" x={x} y={y} width={SIDE} height={SIDE} />
      {frame && (
        <rect class={`frame frame-${frame}`} x={x + 4} y={y + 4} width={SIDE - 8} height={SIDE - 8} />
      )}
      {picked && <path class="picked" d={`M${x + 62} ${y + 20}l10 10l20-22`} />}
    </>
  );
}

/** As wide as its signs need, at the lower edge; at the upper one where the number of a gate stands below. */
function Text({ text, high, x, y }: { text: string; high: boolean; x: number; y: number }): JSX.Element {
  const size = Math.min(30, 150 / text.length);
  const width = Math.min(96, text.length * size * 0.6 + 10);
  return (
    <g transform={`translate(${x + SIDE / 2} ${y + (high ? size + 6 : SIDE - 6)})`}>
      <rect class="text-back" x={-width / 2} y={-size} width={width} height={size + 4} rx="5" />
      <text class="square-text" y={-size * 0.16} style={{ fontSize: `${size}px` }}>
        {text}
      </text>
    </g>
  );
}

function Way({
  way: { squares, dashed, stops = [] },
  sheet,
}: {
  way: WayView;
  sheet: Sheet;
}): JSX.Element | null {
  const points = squares.map((square) => middleOf(sheet, square));
  const [end, before] = [points.at(-1), points.at(-2)];
  if (!end || !before) return null;
  const angle = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI;
  const d = `M${points.map((point) => point.join(' ')).join('L')}`;
  return (
    <g class={dashed ? 'way dashed' : 'way'}>
      <path class="way-rim" d={d} />
      <path class="way-line" d={d} />
      <path
        class="way-head"
        d="M-4-13L18 0L-4 13z"
        transform={`translate(${end.join(' ')}) rotate(${angle})`}
      />
      {stops.map((stop, i) => {
        const [x, y] = points[stop] ?? end;
        return (
          <g key={i} class="way-stop" transform={`translate(${x - 33} ${y - 33})`}>
            <circle r="14" />
            <text y="7.5">{i + 1}</text>
          </g>
        );
      })}
    </g>
  );
}
