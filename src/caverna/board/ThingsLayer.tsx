import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { type Sheet, side } from './geometry.ts';
import { type Named, nameThings } from './gliding.ts';
import { type Slot, slots } from './slots.ts';
import { Thing } from './Thing.tsx';
import { type BoardView, type SquareView, squareOf, type Things } from './view.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of a square that is left for things: below its sign, or all of it. */
function room(sheet: Sheet, name: string, { stable, land, icon, name: called, trap }: SquareView): Box {
  const lower = stable || !!icon || !!called || !!trap || land === 'oreMine' || land === 'rubyMine';
  const [x, y] = [sheet.left(name), sheet.top(name)];
  return { x: x + 8, y: y + (lower ? 36 : 10), width: side - 16, height: lower ? 58 : side - 20 };
}

/** Both halves of a large pasture, inside its fence. */
function pastureRoom(sheet: Sheet, name: string, mate: string, stable: boolean): Box {
  const [x, y] = [sheet.left(name), sheet.top(name)];
  const top = stable ? 36 : 14;
  return {
    x: Math.min(x, sheet.left(mate)) + 14,
    y: Math.min(y, sheet.top(mate)) + top,
    width: Math.abs(x - sheet.left(mate)) + side - 28,
    height: Math.abs(y - sheet.top(mate)) + side - top - 14,
  };
}

interface Placed {
  thing: Things;
  at: string;
  slot: Slot;
}

const walks = ({ icon }: Things): boolean => icon === 'orc' || icon === 'orc-d';

function place(things: readonly Things[], at: string, box: Box): Placed[] {
  const places = slots(things.length, box);
  return things.flatMap((thing, i) => (places[i] ? [{ thing, at, slot: places[i] }] : []));
}

/** Animals of a large pasture stand in both halves and are drawn once; an orc stands on its own square. */
function placeInPasture(view: BoardView, sheet: Sheet, name: string, mate: string): Placed[] {
  const [here, there] = [squareOf(view, name), squareOf(view, mate)];
  const foes = (here.things ?? []).filter(walks);
  const single = place(foes, name, {
    x: sheet.left(name) + 8,
    y: sheet.top(name) + 36,
    width: 84,
    height: 58,
  });
  if (mate < name) return single;
  const herd = [...(here.things ?? []), ...(there.things ?? [])].filter((thing) => !walks(thing));
  return [...place(herd, name, pastureRoom(sheet, name, mate, !!(here.stable || there.stable))), ...single];
}

/** Goods printed on the board step aside for what stands there. */
function placeOnSquare(square: SquareView, sheet: Sheet, name: string): Placed[] {
  const { things = [] } = square;
  const box = room(sheet, name, square);
  const hints = things.filter(({ faint }) => faint);
  if (hints.length === 0 || hints.length === things.length) return place(things, name, box);
  const corner = { x: sheet.left(name) + 20, y: sheet.top(name) + 72, size: 26 };
  return [
    ...hints.map((thing) => ({ thing, at: name, slot: corner })),
    ...place(
      things.filter(({ faint }) => !faint),
      name,
      { ...box, height: box.height - 14 },
    ),
  ];
}

const placeAll = (view: BoardView, sheet: Sheet): Placed[] =>
  sheet.names.flatMap((name) => {
    const square = squareOf(view, name);
    if (square.mate) return placeInPasture(view, sheet, name, square.mate);
    return placeOnSquare(square, sheet, name);
  });

/** What a preview draws anew, or would cover: printed goods always, the rest where it says what would stand there. */
const isCovered = ({ ghost }: BoardView, at: string, { faint }: Things): boolean =>
  !!ghost?.[at] && (!!faint || !!ghost[at].things);

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
      {named.map(({ key, thing, at }) => {
        const slot = slotOf.get(thing);
        return (
          slot && (
            <Thing
              key={key}
              thing={thing}
              slot={slot}
              arriving={!first && !known.has(key)}
              covered={isCovered(view, at, thing)}
            />
          )
        );
      })}
    </g>
  );
}
