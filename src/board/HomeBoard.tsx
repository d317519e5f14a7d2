import type { JSX } from 'preact';
import { SquareDrawing } from './SquareDrawing.tsx';
import { type BoardView, columns, rows, squareOf } from './view.ts';

/** Size of a square, and the rock wall between forest and mountain. */
const side = 100;
const wall = 26;
const margin = 26;

const left = (name: string): number => {
  const column = columns.indexOf(name[0] as (typeof columns)[number]);
  return margin + column * side + (column > 2 ? wall : 0);
};
const top = (name: string): number => margin + rows.indexOf(name[1] as (typeof rows)[number]) * side;

interface Props {
  view: BoardView;
  /** What the picture shows, for those who cannot see it. */
  label: string;
}

/** A home board as a picture: forest on the left, mountain on the right, the entrance between c4 and d4. */
export function HomeBoard({ view, label }: Props): JSX.Element {
  const width = 6 * side + wall + 2 * margin;
  const height = 4 * side + 2 * margin;
  const names = rows.flatMap((row) => columns.map((column) => `${column}${row}`));
  const way = view.path?.map((name) => [left(name) + side / 2, top(name) + side / 2]);
  return (
    <svg class="home-board" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <defs>
        <marker
          id="way-tip"
          viewBox="0 0 10 10"
          refX="7"
          refY="5"
          markerWidth="4"
          markerHeight="4"
          orient="auto"
        >
          <path class="way-tip" d="M0 0 10 5 0 10z" />
        </marker>
      </defs>
      <rect class="board-frame" x="2" y="2" width={width - 4} height={height - 4} rx="16" />
      {columns.map((column) => (
        <text key={column} class="board-name" x={left(`${column}1`) + side / 2} y={margin - 8}>
          {column}
        </text>
      ))}
      {rows.map((row) => (
        <text key={row} class="board-name" x={margin / 2} y={top(`a${row}`) + side / 2 + 6}>
          {row}
        </text>
      ))}
      <rect
        class="board-wall"
        x={margin + 3 * side + 4}
        y={margin}
        width={wall - 8}
        height={3 * side}
        rx="6"
      />
      <path
        class="board-entrance"
        d={`M${margin + 3 * side + 3} ${margin + 3.5 * side}h${wall - 10}m-8 -9l10 9l-10 9`}
      />
      {names.map((name) => (
        <SquareDrawing key={name} square={squareOf(view, name)} x={left(name)} y={top(name)} side={side} />
      ))}
      {way && way.length > 1 && (
        <>
          <path
            class="board-way"
            marker-end="url(#way-tip)"
            d={way.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
          />
          {way.slice(1).map(([x, y], i) => (
            <g key={`${x}-${y}-${i}`}>
              <circle class="board-step" cx={x} cy={(y ?? 0) - 34} r="13" />
              <text class="board-step-number" x={x} y={(y ?? 0) - 28}>
                {i + 1}
              </text>
            </g>
          ))}
        </>
      )}
    </svg>
  );
}
