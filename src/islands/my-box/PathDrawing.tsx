import type { JSX } from 'preact';
import type { Direction } from '../../engine/index.ts';

const MOVES: Record<Direction, readonly [number, number]> = {
  U: [0, -1],
  D: [0, 1],
  L: [-1, 0],
  R: [1, 0],
  UL: [-1, -1],
  UR: [1, -1],
  DL: [-1, 1],
  DR: [1, 1],
};

/** The way of a movement card, as small as a stamp. */
export function PathDrawing({ steps }: { steps: readonly Direction[] }): JSX.Element {
  const points: [number, number][] = [[0, 0]];
  for (const step of steps) {
    const [x, y] = points.at(-1)!;
    points.push([x + MOVES[step][0], y + MOVES[step][1]]);
  }
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs) - 0.6;
  const top = Math.min(...ys) - 0.6;
  const width = Math.max(...xs) - left + 0.6;
  const height = Math.max(...ys) - top + 0.6;
  const [end, before] = [points.at(-1)!, points.at(-2) ?? points[0]!];
  const turn = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI;
  return (
    <svg class="box-path" viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      {points.map(([x, y], i) => (
        <rect key={i} x={x - 0.42} y={y - 0.42} width=".84" height=".84" rx=".12" />
      ))}
      <path d={points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')} />
      <circle r=".15" />
      <path
        class="box-arrow"
        d="M.2 0 -.16 -.2V.2z"
        transform={`translate(${end[0]} ${end[1]}) rotate(${turn})`}
      />
    </svg>
  );
}
