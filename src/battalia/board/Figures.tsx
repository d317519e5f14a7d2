import type { JSX } from 'preact';
import { SignBadge } from './SignBadge.tsx';
import type { Figure } from './view.ts';

/** Where up to six stand, so that none hides another. */
const PLACES: readonly (readonly [number, number])[] = [
  [50, 50],
  [26, 68],
  [74, 68],
  [26, 34],
  [74, 34],
  [50, 24],
];

const placeOf = (n: number, i: number): readonly [number, number] =>
  n === 1 ? PLACES[0]! : (PLACES[i + 1] ?? PLACES[0]!);

function One({ figure, x, y, size }: { figure: Figure; x: number; y: number; size: number }): JSX.Element {
  if (figure.kind === 'hero')
    return (
      <g class="hero">
        <SignBadge sign={figure.owner} x={x} y={y} size={size} shape="round" />
        <path class="hero-foot" d={`M${x - size} ${y + size * 0.9}h${2 * size}`} />
      </g>
    );
  const inner = size * 1.5;
  const maybe = figure.kind === 'bilkarr' && figure.sure === false;
  return (
    <g class={`figure figure-${figure.kind}${maybe ? ' maybe' : ''}`} transform={`translate(${x} ${y})`}>
      <circle r={size} />
      <use href={`/icons.svg#${figure.kind}`} x={-inner / 2} y={-inner / 2} width={inner} height={inner} />
    </g>
  );
}

export function FiguresLayer({
  figures,
  x,
  y,
}: {
  figures: readonly Figure[];
  x: number;
  y: number;
}): JSX.Element {
  const size = figures.length === 1 ? 30 : 22;
  return (
    <g transform={`translate(${x} ${y})`}>
      {figures.map((figure, i) => {
        const [fx, fy] = placeOf(figures.length, i);
        return <One key={i} figure={figure} x={fx} y={fy} size={size} />;
      })}
    </g>
  );
}
