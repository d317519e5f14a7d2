import type { JSX } from 'preact';
import type { ReplayWords } from '../../../i18n/replay.ts';
import type { Lap } from '../../table/story.ts';
import { withMinus } from '../play/signs/numbers.ts';

interface Props {
  words: ReplayWords;
  laps: readonly Lap[];
  names: readonly string[];
  /** The place in the story on view. */
  at: number;
  onJump(at: number): void;
}

/** A narrower drawing on a narrow screen, so that its words can still be read. */
const widthNow = (): number => (matchMedia('(width < 40rem)').matches ? 400 : 640);
const height = 260;
const edge = { left: 44, right: 96, top: 14, bottom: 34 };
/** Lines are told apart by their dashes as well as by their colours and names. */
const dashes = ['', '10 5', '3 4', '14 4 3 4', '6 3', '18 6', '2 6'];

/** Names at the right end must not lie on top of each other. */
function apart(heights: readonly number[], gap: number): number[] {
  const order = heights.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  for (let i = 1; i < order.length; i++) order[i]!.y = Math.max(order[i]!.y, order[i - 1]!.y + gap);
  const placed: number[] = [];
  for (const { y, i } of order) placed[i] = y;
  return placed;
}

/** The score race as a chart; the same numbers stand in a table below. */
export function Race({ words, laps, names, at, onJump }: Props): JSX.Element {
  const width = widthNow();
  const all = laps.flatMap(({ points }) => points);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (lap: number): number =>
    edge.left + (lap / Math.max(1, laps.length - 1)) * (width - edge.left - edge.right);
  const y = (points: number): number =>
    edge.top + (1 - (points - low) / (high - low)) * (height - edge.top - edge.bottom);
  const ends = apart(
    names.map((_, seat) => y(laps.at(-1)!.points[seat]!)),
    17,
  );
  const step = high - low > 80 ? 40 : 20;
  const lines: number[] = [];
  for (let n = Math.ceil(low / step) * step; n <= high; n += step) lines.push(n);
  const now = laps.findIndex((lap) => lap.at >= at);
  return (
    <figure class="race">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.pointsIf}>
        {lines.map((n) => (
          <g key={n}>
            <line
              class={n === 0 ? 'race-zero' : 'race-line'}
              x1={edge.left}
              x2={width - edge.right}
              y1={y(n)}
              y2={y(n)}
            />
            <text class="race-number" x={edge.left - 8} y={y(n) + 5} text-anchor="end">
              {withMinus(n)}
            </text>
          </g>
        ))}
        {laps.map((lap, i) => (
          <text key={lap.round} class="race-number" x={x(i)} y={height - 10} text-anchor="middle">
            {lap.round === 0 ? '' : lap.round}
          </text>
        ))}
        {now >= 0 && (
          <line class="race-now" x1={x(now)} x2={x(now)} y1={edge.top} y2={height - edge.bottom} />
        )}
        {names.map((name, seat) => (
          <g key={seat} class={`race-seat seat-${seat}`}>
            <polyline
              points={laps.map((lap, i) => `${x(i)},${y(lap.points[seat]!)}`).join(' ')}
              stroke-dasharray={dashes[seat]}
            />
            <text x={width - edge.right + 8} y={ends[seat]! + 5}>
              {name.slice(0, 10)}
            </text>
          </g>
        ))}
      </svg>
      <div class="table-scroll">
        <table>
          <caption>{words.pointsIf}</caption>
          <thead>
            <tr>
              <th scope="col">{words.race}</th>
              {laps.slice(1).map((lap) => (
                <th key={lap.round} scope="col">
                  <button type="button" title={words.round(lap.round)} onClick={() => onJump(lap.at)}>
                    <span class="hidden-visually">{words.round(lap.round)}</span>
                    <span aria-hidden="true">{lap.round}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name, seat) => (
              <tr key={seat}>
                <th scope="row">{name}</th>
                {laps.slice(1).map((lap) => (
                  <td key={lap.round}>{withMinus(lap.points[seat]!)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
