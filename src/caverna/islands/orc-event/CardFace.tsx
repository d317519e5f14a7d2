import type { JSX } from 'preact';
import { type Direction, orcs } from '../../engine/index.ts';

/** The pattern of a movement card as a small drawing; the words stand beside it. */
export function CardFace({ steps }: { steps: readonly Direction[] }): JSX.Element {
  const points: [number, number][] = [[0, 0]];
  for (const step of steps) {
    const [x, y] = points.at(-1)!;
    const [down, right] = orcs.DIRECTIONS[step];
    points.push([x + right, y + down]);
  }
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs) - 0.7;
  const top = Math.min(...ys) - 0.7;
  const [x, y] = points.at(-1)!;
  return (
    <svg
      class="card-face"
      viewBox={`${left} ${top} ${Math.max(...xs) - left + 0.7} ${Math.max(...ys) - top + 0.7}`}
      aria-hidden="true"
    >
      <path class="card-way" d={points.map(([px, py], i) => `${i ? 'L' : 'M'}${px} ${py}`).join('')} />
      <circle class="card-start" cx="0" cy="0" r=".2" />
      <circle class="card-end" cx={x} cy={y} r=".28" />
    </svg>
  );
}
