import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { type Sheet, side } from './geometry.ts';
import { type Named, nameThings } from './gliding.ts';
import { type Slot, slots } from './slots.ts';
import { Thing } from './Thing.tsx';
import { type BoardView, type SquareView, squareOf, type Things } from './view.ts';

/** The part of a square that is left for things: below its sign, or all of it; both halves of a large pasture. */
function room(
  sheet: Sheet,
  name: string,
  square: SquareView,
): { x: number; y: number; width: number; height: number } {
  const { mate, stable, land, icon, name: called, trap } = square;
  const lower = stable || !!icon || !!called || !!trap || land === 'oreMine' || land === 'rubyMine';
  const [x, y] = [sheet.left(name), sheet.top(name)];
  if (!mate) return { x: x + 8, y: y + (lower ? 36 : 10), width: side - 16, height: lower ? 58 : side - 20 };
  const [left, top] = [Math.min(x, sheet.left(mate)), Math.min(y, sheet.top(mate))];
  return {
    x: left + 14,
    y: top + (stable ? 36 : 14),
    width: Math.abs(x - sheet.left(mate)) + side - 28,
    height: Math.abs(y - sheet.top(mate)) + side - (stable ? 50 : 28),
  };
}

interface Placed {
  thing: Things;
  at: string;
  slot: Slot;
}

function placeAll(view: BoardView, sheet: Sheet): Placed[] {
  return sheet.names.flatMap((name) => {
    const square = squareOf(view, name);
    // What stands in a large pasture stands in both halves; it is drawn with the first.
    if (square.mate && square.mate < name) return [];
    const mate = square.mate ? squareOf(view, square.mate) : undefined;
    const things = [...(square.things ?? []), ...(mate?.things ?? [])];
    const stable = square.stable || mate?.stable;
    const places = slots(things.length, room(sheet, name, { ...square, ...(stable && { stable }) }));
    return things.flatMap((thing, i) => (places[i] ? [{ thing, at: name, slot: places[i] }] : []));
  });
}

/** Everything that stands on the board, in one layer above all squares. */
export function ThingsLayer({ view, sheet }: { view: BoardView; sheet: Sheet }): JSX.Element {
  const before = useRef<Named[] | null>(null);
  const shown = useRef<BoardView | null>(null);
  const placed = placeAll(view, sheet);
  const known = new Set(before.current?.map(({ key }) => key));
  const first = before.current === null;
  const named = nameThings(before.current ?? [], placed);
  if (shown.current !== view) {
    shown.current = view;
    before.current = named;
  }
  const slotOf = new Map(placed.map((entry) => [entry.thing, entry.slot]));
  return (
    <g class="things">
      {named.map(({ key, thing }) => {
        const slot = slotOf.get(thing);
        return slot && <Thing key={key} thing={thing} slot={slot} arriving={!first && !known.has(key)} />;
      })}
    </g>
  );
}
