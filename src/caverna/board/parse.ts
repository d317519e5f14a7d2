import { iconOf, isIcon } from '../../site/icons.ts';
import { DRAWN_LANDS } from '../printed/home-board.ts';
import { trapIcon } from './trap-icons.ts';
import {
  type BoardView,
  type LandKind,
  type SquareView,
  squareOf,
  type Things,
  type TrapView,
} from './view.ts';

/** A board as example files write it; the words are those of scenario positions. */
export interface BoardText {
  /** `meadow`, `field grain 3`, `smallPasture stable`, `largePasture`, `carpenter`, `trap pitfall` … */
  board?: Record<string, string>;
  /** `2 sheep c3`, `1 dog c3`. */
  animals?: string[];
  /** Orc letter → square. */
  orcs?: Record<string, string>;
  /** Squares to draw attention to. */
  marks?: Record<string, 'new' | 'lost' | 'here'>;
  path?: string[];
}

/** Gives the name and icon of a furnishing tile. */
type Furnishing = (id: string) => { name: string; icon: string };

/** `trap pitfall`, `trap used`. */
const trapFrom = (word: string): TrapView => ({
  icon: trapIcon(word),
  state: word === 'used' ? 'spent' : 'active',
});

/** Large pastures written without their other square belong to a neighbour that is one as well. */
function pairPastures(squares: Record<string, SquareView>): void {
  for (const [name, square] of Object.entries(squares)) {
    if (square.land !== 'largePasture' || square.mate) continue;
    const mate = Object.keys(squares).find((other) => {
      const apart =
        Math.abs(name.charCodeAt(0) - other.charCodeAt(0)) +
        Math.abs(name.charCodeAt(1) - other.charCodeAt(1));
      return apart === 1 && squares[other]?.land === 'largePasture' && !squares[other].mate;
    });
    if (!mate) continue;
    squares[name] = { ...square, mate };
    squares[mate] = { ...squares[mate]!, mate: name };
  }
}

function squareFrom(text: string, furnishing: Furnishing): SquareView {
  const [first = '', ...rest] = text.split(' ');
  const stable = rest.includes('stable');
  const things: Things[] = [];
  const crop = rest.findIndex((word) => ['grain', 'vegetable', 'gemfruit', 'mushroom'].includes(word));
  if (crop >= 0) things.push({ icon: rest[crop] ?? '', count: Number(rest[crop + 1] ?? 1) });
  const base = things.length > 0 ? { things } : {};
  if ((DRAWN_LANDS as readonly string[]).includes(first))
    return { land: first as LandKind, ...(stable && { stable }), ...base };
  if (first === 'trap') return { land: 'forest', trap: trapFrom(rest[0] ?? '') };
  return { land: 'furnished', ...furnishing(first), ...base };
}

/** Reads a written board into a view; unknown words are an error that names them. */
export function boardFrom(text: BoardText, furnishing: Furnishing): BoardView {
  const squares: Record<string, SquareView> = {};
  const at = (name: string): SquareView => {
    squares[name] ??= { ...squareOf({ squares: {} }, name) };
    return squares[name];
  };
  for (const [name, words] of Object.entries(text.board ?? {})) squares[name] = squareFrom(words, furnishing);
  pairPastures(squares);
  for (const words of text.animals ?? []) {
    const [count, animal = '', square = ''] = words.split(' ');
    const here = at(square);
    here.things = [...(here.things ?? []), { icon: iconOf(animal), count: Number(count) }];
  }
  for (const [letter, square] of Object.entries(text.orcs ?? {})) {
    const here = at(square);
    const icon = letter === 'D' ? 'orc-d' : 'orc';
    here.things = [...(here.things ?? []), { icon, label: letter, id: `orc-${letter}` }];
  }
  for (const [name, mark] of Object.entries(text.marks ?? {})) squares[name] = { ...at(name), mark };
  for (const { things = [] } of Object.values(squares))
    for (const { icon } of things) if (!isIcon(icon)) throw new Error(`There is no icon ${icon}`);
  return { squares, ...(text.path && { path: text.path }) };
}
