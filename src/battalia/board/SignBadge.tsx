import type { JSX } from 'preact';
import type { Sign } from './view.ts';

interface Props {
  sign: Sign;
  x: number;
  y: number;
  /** Half its width. */
  size: number;
  shape: 'round' | 'shield';
}

/** Whose something is: a disc in the faction's colour with its sign on it, or a letter. */
export function SignBadge({ sign: { faction, letter }, x, y, size, shape }: Props): JSX.Element {
  const inner = size * 1.35;
  return (
    <g class={`sign ${faction ? `sign-${faction}` : 'sign-none'}`} transform={`translate(${x} ${y})`}>
      {shape === 'round' ? (
        <circle class="sign-back" r={size} />
      ) : (
        <path
          class="sign-back"
          d={`M${-size} ${-size}h${2 * size}v${size}q0 ${size * 0.9} ${-size} ${size * 1.3}q${-size} ${-size * 0.4} ${-size} ${-size * 1.3}z`}
        />
      )}
      {faction ? (
        <use
          href={`/icons.svg#faction-${faction}`}
          x={-inner / 2}
          y={-inner / 2}
          width={inner}
          height={inner}
        />
      ) : (
        <text class="sign-letter" y={size * 0.38} style={{ fontSize: `${size * 1.1}px` }}>
          {letter}
        </text>
      )}
    </g>
  );
}
