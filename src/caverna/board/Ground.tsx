import type { JSX } from 'preact';
import { type Sheet, side } from './geometry.ts';
import { linesOf } from './lines.ts';
import { type BoardView, type LandKind, type SquareView, squareOf } from './view.ts';

const grounds: Record<LandKind, string> = {
  forest: 'ground-forest',
  meadow: 'ground-meadow',
  field: 'ground-field',
  smallPasture: 'ground-pasture',
  largePasture: 'ground-pasture',
  mountain: 'ground-rock',
  cavern: 'ground-cavern',
  tunnel: 'ground-tunnel',
  deepTunnel: 'ground-deep-tunnel',
  oreMine: 'ground-mine',
  rubyMine: 'ground-mine',
  furnished: 'ground-room',
};

/** Signs that say what the ground alone might not. */
const signs: Partial<Record<LandKind, string>> = {
  oreMine: 'ore-mine',
  rubyMine: 'ruby-mine',
};

/** Woods and rocks come in three drawings, so that no two neighbours look alike. */
const variant = (name: string): number => ((name.charCodeAt(0) * 2 + name.charCodeAt(1)) % 3) + 1;
const isBare = (land: LandKind): boolean => land === 'forest' || land === 'mountain';

/** Woods and rock, square by square, below everything that is laid on them. */
export function Wilderness({ view, sheet }: { view: BoardView; sheet: Sheet }): JSX.Element {
  const bare = sheet.names.map((name) => ({ name, square: squareOf(view, name) }));
  const drawn = (land: LandKind) =>
    bare.flatMap(({ name, square }) =>
      square.land === land || (land === 'forest' && square.wild)
        ? [
            <Picture
              key={name}
              icon={`${grounds[land]}-${variant(name)}`}
              x={sheet.left(name)}
              y={sheet.top(name)}
              size={side}
            />,
          ]
        : [],
    );
  return (
    <>
      <g class="land-forest">{drawn('forest')}</g>
      <g class="land-mountain">{drawn('mountain')}</g>
    </>
  );
}

interface Props {
  square: SquareView;
  x: number;
  y: number;
}

/** A tile that lies on a square, with its sign and name; on bare land only what was put there. */
export function Ground({ square, x, y }: Props): JSX.Element | null {
  const { land, icon, stable, trap, occupied, wild } = square;
  if (isBare(land) && !stable && !trap) return null;
  const sign = icon ?? signs[land];
  const crowded = (square.things?.length ?? 0) > 0;
  return (
    <g transform={`translate(${x} ${y})`} class={`land-${land}${wild ? ' wild' : ''}`}>
      {square.say && <title>{square.say}</title>}
      {!isBare(land) && (
        <>
          <rect class="land" x="3" y="3" width="94" height="94" rx="8" />
          <Picture icon={grounds[land]} x={3} y={3} size={94} />
        </>
      )}
      {land === 'furnished' && (
        <rect class={`band band-${square.colour ?? 'orange'}`} x="5" y="5" width="90" height="90" rx="7" />
      )}
      {sign && <Sign icon={sign} crowded={crowded} named={!!square.name} />}
      {square.name && <Name text={square.name} crowded={crowded} />}
      {trap && <Trap trap={trap} crowded={crowded} />}
      {stable && <use class="stable" href="/icons.svg#stable" x="60" y="6" width="34" height="34" />}
      {occupied && <path class="occupied" d={hatch} />}
    </g>
  );
}

const hatch = 'M4 30 30 4M4 56 56 4M4 82 82 4M18 96 96 18M44 96 96 44M70 96 96 70';

function Picture({ icon, x, y, size }: { icon: string; x: number; y: number; size: number }): JSX.Element {
  return <use href={`/icons.svg#${icon}`} x={x} y={y} width={size} height={size} />;
}

function Sign({ icon, crowded, named }: { icon: string; crowded: boolean; named: boolean }): JSX.Element {
  const size = crowded ? 26 : named ? 38 : 52;
  return (
    <use
      class="sign"
      href={`/icons.svg#${icon}`}
      x={crowded ? 9 : (side - size) / 2}
      y={crowded ? 9 : named ? 11 : 24}
      width={size}
      height={size}
    />
  );
}

/** Long lines keep their length in any font. */
const squeezed = (line: string, crowded: boolean) =>
  line.length < 9
    ? {}
    : {
        textLength: Math.min(crowded ? 56 : 86, line.length * 6.7),
        lengthAdjust: 'spacingAndGlyphs' as const,
      };

function Name({ text, crowded }: { text: string; crowded: boolean }): JSX.Element {
  const lines = linesOf(text).slice(0, crowded ? 2 : 3);
  const top = crowded ? 20 : lines.length === 1 ? 81 : 89 - (lines.length - 1) * 15;
  return (
    <text class={crowded ? 'name crowded' : 'name'} x={crowded ? 64 : side / 2}>
      {lines.map((line, i) => (
        <tspan
          key={line}
          x={crowded ? 64 : side / 2}
          y={top + i * (crowded ? 13 : 15)}
          {...squeezed(line, crowded)}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

function Trap({ trap, crowded }: { trap: NonNullable<SquareView['trap']>; crowded: boolean }): JSX.Element {
  const size = crowded ? 34 : 50;
  const [x, y] = crowded ? [6, 6] : [25, trap.name ? 10 : 25];
  return (
    <g class={`trap trap-${trap.state}`}>
      <rect class="trap-plate" x="5" y="5" width="90" height="90" rx="8" />
      <use class="sign" href={`/icons.svg#${trap.icon}`} x={x} y={y} width={size} height={size} />
      {trap.state === 'spent' && (
        <path class="trap-cross" d={`M${x} ${y}l${size} ${size}m0 ${-size}l${-size} ${size}`} />
      )}
      {trap.name && <Name text={trap.name} crowded={crowded} />}
    </g>
  );
}
