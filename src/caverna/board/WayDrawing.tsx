import './way-drawing.css';
import type { JSX } from 'preact';

interface Props {
  /** Each step as rows down and columns to the right. */
  steps: readonly (readonly [number, number])[];
  /** Pixels per square; without it, the page's style gives the size. */
  unit?: number;
}

/** The way of a movement card; the words stand beside it. */
export function WayDrawing({ steps, unit }: Props): JSX.Element {
  const points: [number, number][] = [[0, 0]];
  for (const [down, right] of steps) {
    const [x, y] = points.at(-1)!;
    points.push([x + right, y + down]);
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
    <svg
      class="way-drawing"
      viewBox={`${left} ${top} ${width} ${height}`}
      {...(unit ? { width: width * unit, height: height * unit } : {})}
      aria-hidden="true"
    >
      {points.map(([x, y], i) => (
        <rect key={i} x={x - 0.42} y={y - 0.42} width=".84" height=".84" rx=".12" />
      ))}
      <path d={points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')} />
      <circle r=".15" />
      <path class="tip" d="M.2 0 -.16 -.2V.2z" transform={`translate(${end[0]} ${end[1]}) rotate(${turn})`} />
    </svg>
  );
}
