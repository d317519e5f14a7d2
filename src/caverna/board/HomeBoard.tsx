import type { JSX } from 'preact';
import { Fence } from './Fence.tsx';
import { Ground, Wilderness } from './Ground.tsx';
import { margin, type Sheet, sheetOf, side, wall } from './geometry.ts';
import { HeatLayer, Marks, Ways } from './Overlays.tsx';
import { type Pick, Picker } from './Picker.tsx';
import { ThingsLayer } from './ThingsLayer.tsx';
import { type BoardView, isForestSide, squareOf } from './view.ts';

export type { Pick };

interface Props {
  view: BoardView;
  /** What the picture shows, for those who cannot see it. */
  label: string;
  /** Squares that can be picked; real buttons lie above them. */
  pick?: Pick | undefined;
  /** The square under the pointer or the focus, for previews. */
  onPoint?: ((name: string | null) => void) | undefined;
}

/** A home board: forest on the left, mountain on the right, the entrance between c4 and d4. It knows no rules. */
export function HomeBoard({ view, label, pick, onPoint }: Props): JSX.Element {
  const sheet = sheetOf(view, Object.keys(pick?.squares ?? {}));
  const ways = [...(view.path ? [{ squares: view.path }] : []), ...(view.ways ?? [])];
  return (
    <div class="home-board">
      <div class="board-sheet" style={{ '--columns': sheet.columns.length }}>
        <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} role="img" aria-label={label}>
          <Frame sheet={sheet} />
          <Wilderness view={view} sheet={sheet} />
          {sheet.names.map((name) => (
            <Ground key={name} square={squareOf(view, name)} x={sheet.left(name)} y={sheet.top(name)} />
          ))}
          {sheet.names.map((name) => (
            <Fence key={name} sheet={sheet} name={name} square={squareOf(view, name)} />
          ))}
          {view.ghost && <Ghosts ghost={view.ghost} sheet={sheet} />}
          <ThingsLayer view={view} sheet={sheet} />
          <Marks view={view} sheet={sheet} />
          {view.heat && <HeatLayer heat={view.heat} sheet={sheet} />}
          {ways.length > 0 && <Ways ways={ways} sheet={sheet} />}
        </svg>
        {pick && <Picker sheet={sheet} pick={pick} label={label} onPoint={onPoint} />}
      </div>
    </div>
  );
}

/** Lines between squares of one half. */
const lines = (x: number, y: number): string =>
  `M${x} ${y + side}h300m-300 ${side}h300m-300 ${side}h300M${x + side} ${y}v400m${side}-400v400`;

/** The board itself: woods, mountain, the wall between them with the cave entrance, and the names of the squares. */
function Frame({ sheet }: { sheet: Sheet }): JSX.Element {
  const [top, right] = [sheet.top('a1'), sheet.left('d1')];
  return (
    <>
      <rect class="board-frame" x="1.5" y="1.5" width={sheet.width - 3} height={sheet.height - 3} rx="14" />
      <rect
        class="board-forest"
        x={sheet.left('a1') - 3}
        y={top - 3}
        width={3 * side + 6}
        height={4 * side + 6}
        rx="8"
      />
      <rect
        class="board-mountain"
        x={right - 3}
        y={top - 3}
        width={3 * side + 6}
        height={4 * side + 6}
        rx="8"
      />
      <path
        class="board-wall"
        d={`M${right - wall + 4} ${top - 3}l${wall - 8} 0l-2 60l3 70l-4 80l3 93l-${wall - 7} 0l3-84l-4-72l4-90z`}
      />
      <path
        class="board-entrance"
        d={`M${right - wall + 2} ${top + 3.5 * side}h${wall - 5}m-9 -9l9 9l-9 9`}
      />
      <path class="board-grid" d={`${lines(sheet.left('a1'), top)}${lines(right, top)}`} />
      {sheet.columns.map((column) => (
        <text key={column} class="board-name" x={sheet.left(`${column}1`) + side / 2} y={margin - 9}>
          {column}
        </text>
      ))}
      {sheet.rows.map((row) => (
        <text key={row} class="board-name" x={margin / 2 + 1} y={sheet.top(`a${row}`) + side / 2 + 7}>
          {row}
        </text>
      ))}
    </>
  );
}

/** What would lie there. */
function Ghosts({ ghost, sheet }: { ghost: NonNullable<BoardView['ghost']>; sheet: Sheet }): JSX.Element {
  return (
    <g class="ghosts">
      {Object.entries(ghost).map(([name, square]) => (
        <g key={name}>
          <g class="ghost">
            <Ground square={square} x={sheet.left(name)} y={sheet.top(name)} />
            <Fence sheet={sheet} name={name} square={square} />
          </g>
          <rect
            class={isForestSide(name) ? 'ghost-edge' : 'ghost-edge rock'}
            x={sheet.left(name) + 4}
            y={sheet.top(name) + 4}
            width="92"
            height="92"
            rx="9"
          />
        </g>
      ))}
      <ThingsLayer view={{ squares: ghost }} sheet={{ ...sheet, names: Object.keys(ghost) }} />
    </g>
  );
}
