import type { JSX } from 'preact';
import { middle, type Sheet, side } from './geometry.ts';
import type { BoardView, Heat, Mark, Way } from './view.ts';
import { squareOf } from './view.ts';

const signs: Record<Mark, string> = { new: '+', lost: '−', here: '!' };

/** Frames with a sign: something is new, lost, or meant. */
export function Marks({ view, sheet }: { view: BoardView; sheet: Sheet }): JSX.Element {
  const marked = sheet.names.flatMap((name) => {
    const { mark = view.marks?.[name], stable } = squareOf(view, name);
    return mark ? [{ name, mark, stable }] : [];
  });
  return (
    <g class="marks">
      {marked.map(({ name, mark, stable }) => (
        <g key={name} transform={`translate(${sheet.left(name)} ${sheet.top(name)})`}>
          <rect class={`mark mark-${mark}`} x="3" y="3" width={side - 6} height={side - 6} rx="9" />
          <circle class="mark-disc" cx={stable ? 15 : side - 15} cy="15" r="13" />
          <text class="mark-sign" x={stable ? 15 : side - 15} y="24">
            {signs[mark]}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Diagonal lines, the denser the likelier. */
function hatching(share: number): string {
  const gap = 26 - 20 * Math.min(1, Math.max(0, share));
  let d = '';
  for (let at = gap; at < 188; at += gap) {
    const over = Math.max(0, at - 94);
    d += `M${3 + over} ${3 + at - over}L${3 + at - over} ${3 + over}`;
  }
  return d;
}

export function HeatLayer({ heat, sheet }: { heat: Record<string, Heat>; sheet: Sheet }): JSX.Element {
  return (
    <g class="heat">
      {Object.entries(heat)
        .filter(([name, { share }]) => share > 0 && sheet.names.includes(name))
        .map(([name, { share, text }]) => (
          <g key={name} transform={`translate(${sheet.left(name)} ${sheet.top(name)})`}>
            <path class="heat-lines" d={hatching(share)} />
            <rect
              class="heat-plate"
              x={50 - 8 - text.length * 6}
              y="34"
              width={16 + text.length * 12}
              height="32"
              rx="8"
            />
            <text class="heat-number" x="50" y="58">
              {text}
            </text>
          </g>
        ))}
    </g>
  );
}

/** The tip of an arrow that comes from one point and ends at another. */
function tip([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]): string {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [dx, dy] = [(x1 - x0) / length, (y1 - y0) / length];
  const at = (along: number, across: number): string =>
    `${Math.round(x1 + dx * along - dy * across)} ${Math.round(y1 + dy * along + dx * across)}`;
  return `M${at(12, 0)}L${at(-12, 13)}L${at(-12, -13)}z`;
}

/** Ways over the board as arrows; several ways run beside each other and have different dashes. */
export function Ways({ ways, sheet }: { ways: readonly Way[]; sheet: Sheet }): JSX.Element {
  return (
    <g class="ways">
      {ways.map(({ squares, label }, n) => {
        const across = (n - (ways.length - 1) / 2) * 14;
        const points = squares.map((name) => {
          const [x, y] = middle(sheet, name);
          return [x + across, y + across] as const;
        });
        const [last, before] = [points.at(-1), points.at(-2)];
        if (!last || !before) return null;
        const line = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
        return (
          <g key={label ?? n} class={`way way-${n % 4}`}>
            <path class="way-case" d={line} />
            <path class="way-line" d={line} />
            <path class="way-tip" d={tip(before, last)} />
            {points.slice(1).map(([x, y], i) => {
              const [px, py] = points[i] ?? [x, y];
              return (
                <g key={`${squares[i + 1]}-${i}`} transform={`translate(${(x + px) / 2} ${(y + py) / 2})`}>
                  <circle class="way-step" r="13" />
                  <text class="way-number" y="6">
                    {label && ways.length > 1 ? `${label}${i + 1}` : i + 1}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
    </g>
  );
}
