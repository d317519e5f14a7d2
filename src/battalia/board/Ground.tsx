import type { JSX } from 'preact';
import { SIDE } from './sheet.ts';
import type { Ground, MarkKind, SquareView } from './view.ts';

/** A pattern for each terrain, so that colour is never all there is. In the units of one square. */
const PATTERNS: Readonly<Record<Ground, string>> = {
  // Firs
  forest:
    'M8 34l10-20 10 20zM18 34v6M72 34l10-20 10 20zM82 34v6M8 88l10-20 10 20zM18 88v6M72 88l10-20 10 20zM82 88v6',
  // Peaks
  mountain:
    'M4 36l14-24 9 14 7-9 12 19M56 36l12-19 7 9 9-14 12 24M4 92l14-24 9 14 7-9 12 19M56 92l12-19 7 9 9-14 12 24',
  // Layers of rock
  canyon: 'M3 12h20l6 8h42l6-8h20M3 30h13l6 8h56l6-8h13M3 70h13l6-8h56l6 8h13M3 88h20l6-8h42l6 8h20',
  // Waves
  lake: 'M4 18q11-12 23 0t23 0t23 0t23 0M4 50q11-12 23 0t23 0t23 0t23 0M4 82q11-12 23 0t23 0t23 0t23 0',
  // Ice crystals
  frost:
    'M18 8v24M8 14l20 12M28 14l-20 12M82 8v24M72 14l20 12M92 14l-20 12M18 68v24M8 74l20 12M28 74l-20 12M82 68v24M72 74l20 12M92 74l-20 12',
  // Great leaves
  jungle:
    'M6 36q2-28 28-28q-2 28-28 28zl20-20M94 36q-2-28-28-28q2 28 28 28zl-20-20M6 64q2 28 28 28q-2-28-28-28zl20 20M94 64q-2 28-28 28q2-28 28-28zl-20 20',
};

/** What is printed on the board for cards that are laid there. */
const MARKS: Readonly<Record<MarkKind, string>> = {
  gate: 'M28 74V46q0-24 22-24t22 24v28',
  start: 'M34 78V24l34 13l-34 13',
  neutral: 'M28 76V44l22-18 22 18v32z',
  ruins: 'M32 76V34h12v42M58 76V48h12v28M24 76h54',
  out: 'M6 6l88 88M94 6l-88 88',
};

/** The square itself: terrain, print, shade. */
export function GroundLayer({ square, x, y }: { square: SquareView; x: number; y: number }): JSX.Element {
  const { ground, mark, card, heat = 0 } = square;
  const covered = card !== undefined && mark !== 'out';
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        class={`land ${ground ? `land-${ground}` : card ? 'land-card' : 'land-empty'}`}
        width={SIDE}
        height={SIDE}
      />
      {ground && <path class={`terrain terrain-${ground}`} d={PATTERNS[ground]} />}
      {mark && !covered && <path class={`mark mark-${mark}`} d={MARKS[mark]} />}
      {heat > 0 && <rect class="board-heat" width={SIDE} height={SIDE} fill-opacity={0.12 + 0.5 * heat} />}
    </g>
  );
}
