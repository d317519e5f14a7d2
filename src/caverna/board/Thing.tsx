import type { JSX } from 'preact';
import type { Slot } from './slots.ts';
import type { Things } from './view.ts';

const people = [
  'dwarf',
  'mountain-dwarf',
  'elf',
  'dark-elf',
  'goblin',
  'human',
  'pale-one',
  'silicoid',
  'troll',
  'child',
];
const orcs = ['orc', 'orc-d'];

const sortOf = ({ icon, faint }: Things): string =>
  faint
    ? 'hint'
    : orcs.includes(icon)
      ? 'foe'
      : icon === 'friendly-orc'
        ? 'friend'
        : people.includes(icon)
          ? 'person'
          : 'ware';

interface Props {
  thing: Things;
  slot: Slot;
  arriving: boolean;
  /** Out of sight while a preview is drawn over it. */
  covered: boolean;
}

/** Something that stands on a square. Its place is a transform, so that it glides to the next one. */
export function Thing({ thing, slot: { x, y, size }, arriving, covered }: Props): JSX.Element {
  const { icon, count, label, bound, away } = thing;
  const sort = sortOf(thing);
  const disc = sort !== 'ware' && sort !== 'hint';
  const half = size / 2;
  // A crowd is small, and so are its numbers.
  const scale = Math.min(1, Math.max(0.78, size / 42));
  const inner = disc ? size * 0.68 : size;
  const number = sort === 'person' && !count ? undefined : count;
  return (
    <g
      class={covered ? 'thing-place covered' : 'thing-place'}
      style={{ transform: `translate(${x}px,${y}px)` }}
    >
      <g class={`thing thing-${sort} thing-${icon}${away ? ' away' : ''}${arriving ? ' arriving' : ''}`}>
        {disc && <circle class="disc" r={half} />}
        <use href={`/icons.svg#${icon}`} x={-inner / 2} y={-inner / 2} width={inner} height={inner} />
        {bound && (
          <use
            class="chain"
            href="/icons.svg#hostage"
            x={-half * 0.1}
            y={-half * 1.25}
            width={half * 1.1}
            height={half * 1.1}
          />
        )}
        {label && (
          <Badge
            x={disc ? -half * 0.78 : 0}
            y={disc ? -half * 0.72 : half + 4}
            scale={scale}
            text={label}
            kind="letter"
          />
        )}
        {number !== undefined && (
          <Badge
            x={half * 0.78}
            y={half * 0.72}
            scale={scale}
            text={String(number)}
            kind={sort === 'person' ? 'weapon' : 'number'}
          />
        )}
      </g>
    </g>
  );
}

interface BadgeProps {
  x: number;
  y: number;
  scale: number;
  text: string;
  kind: 'letter' | 'number' | 'weapon';
}

function Badge({ x, y, scale, text, kind }: BadgeProps): JSX.Element {
  const width = Math.max(20, 9 + text.length * 10);
  return (
    <g class={`badge badge-${kind}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      {kind === 'weapon' ? (
        <path class="badge-back" d="M-11-11h22v9c0 8-5 12-11 15-6-3-11-7-11-15z" />
      ) : (
        <rect
          class="badge-back"
          x={-width / 2}
          y="-11"
          width={width}
          height="22"
          rx={kind === 'letter' ? 11 : 6}
        />
      )}
      <text class="badge-text" y="6.5">
        {text}
      </text>
    </g>
  );
}
