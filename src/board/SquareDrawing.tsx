import type { JSX } from 'preact';
import type { SquareView, Things } from './view.ts';

const landIcons: Partial<Record<SquareView['land'], string>> = {
  forest: 'forest',
  meadow: 'meadow',
  field: 'field',
  smallPasture: 'pasture',
  largePasture: 'pasture-large',
  mountain: 'mountain',
  cavern: 'cavern',
  tunnel: 'tunnel',
  deepTunnel: 'deep-tunnel',
  oreMine: 'ore-mine',
  rubyMine: 'ruby-mine',
};

interface Props {
  square: SquareView;
  x: number;
  y: number;
  side: number;
}

const marks = { new: '+', lost: '−', here: '!' } as const;

/** One square: ground, what is built on it, what stands on it. */
export function SquareDrawing({ square, x, y, side }: Props): JSX.Element {
  const { land, name, icon, stable, things = [], mark } = square;
  const sign = icon ?? landIcons[land];
  const faint = land === 'forest' || land === 'mountain';
  const crowded = things.length > 0 || stable;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class={`land land-${land}`} x="3" y="3" width={side - 6} height={side - 6} rx="9" />
      {sign && (
        <use
          class={faint ? 'land-sign faint' : 'land-sign'}
          href={`/icons.svg#${sign}`}
          x={crowded && !faint ? 8 : 28}
          y={crowded && !faint ? 8 : 22}
          width={crowded && !faint ? 30 : 44}
          height={crowded && !faint ? 30 : 44}
        />
      )}
      {stable && <use class="land-sign" href="/icons.svg#stable" x="62" y="8" width="30" height="30" />}
      {things.map((thing, i) => (
        <Thing
          key={`${thing.icon}${i}`}
          thing={thing}
          x={thingX(i, things.length, side)}
          y={faint ? 20 : 28}
        />
      ))}
      {name && things.length === 0 && (
        <text class="land-name" x={side / 2} y={side - 12}>
          {name.length > 13 ? `${name.slice(0, 12)}…` : name}
        </text>
      )}
      {mark && (
        <>
          <rect class={`mark mark-${mark}`} x="3" y="3" width={side - 6} height={side - 6} rx="9" />
          <circle class="mark-disc" cx={stable ? 17 : side - 17} cy={stable ? side - 17 : 17} r="13" />
          <text class="mark-sign" x={stable ? 17 : side - 17} y={stable ? side - 8 : 26}>
            {marks[mark]}
          </text>
        </>
      )}
    </g>
  );
}

/** Up to two things stand side by side; more of them overlap a little. */
const thingX = (i: number, count: number, side: number): number => {
  const step = count > 2 ? 28 : 44;
  return (side - (count - 1) * step - 44) / 2 + i * step;
};

function Thing({ thing, x, y }: { thing: Things; x: number; y: number }): JSX.Element {
  const { icon, count, label } = thing;
  return (
    <g>
      <use class={`thing thing-${icon}`} href={`/icons.svg#${icon}`} x={x} y={y} width="44" height="44" />
      {(label ?? (count !== undefined && count > 0)) && (
        <text class="thing-count" x={x + 22} y={y + 62}>
          {label ?? count}
        </text>
      )}
    </g>
  );
}
