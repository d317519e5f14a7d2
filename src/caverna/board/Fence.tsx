import type { JSX } from 'preact';
import { type Sheet, side } from './geometry.ts';
import type { SquareView } from './view.ts';

interface Props {
  sheet: Sheet;
  name: string;
  square: SquareView;
}

/** The fence around a pasture; a large one encloses both of its squares. */
export function Fence({ sheet, name, square: { land, mate } }: Props): JSX.Element | null {
  if (land !== 'smallPasture' && land !== 'largePasture') return null;
  // The fence of a large pasture is drawn once, with the square that comes first.
  if (mate && mate < name) return null;
  const other = mate ?? name;
  const x = Math.min(sheet.left(name), sheet.left(other)) + 7;
  const y = Math.min(sheet.top(name), sheet.top(other)) + 7;
  const width = Math.abs(sheet.left(name) - sheet.left(other)) + side - 14;
  const height = Math.abs(sheet.top(name) - sheet.top(other)) + side - 14;
  const [x1, y1] = [
    (sheet.left(name) + sheet.left(other)) / 2 + 4,
    (sheet.top(name) + sheet.top(other)) / 2 + 4,
  ];
  const across = sheet.left(name) === sheet.left(other);
  return (
    <g class="fence">
      {mate && (
        // Grass over the seam: one pasture, not two.
        <rect
          class="seam"
          x={across ? x1 : x1 + 36}
          y={across ? y1 + 36 : y1}
          width={across ? 92 : 20}
          height={across ? 20 : 92}
        />
      )}
      <rect class="rail" x={x} y={y} width={width} height={height} rx="5" />
      <rect class="rail" x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx="4" />
      <rect class="posts" x={x + 2} y={y + 2} width={width - 4} height={height - 4} rx="4" />
    </g>
  );
}
