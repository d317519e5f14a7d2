// How a ball runs over the board: it is mirrored in the middle of the squares at the border.

import { nameOf, type Shape, type Spot, spotOf, squaresOf } from '../map/grid.ts';
import type { Options } from '../state/options.ts';
import type { Bilkarr, Heading, Square } from '../state/types.ts';

export type BilkarrWay = Pick<Options, 'bilkarrFirst' | 'bilkarrMid' | 'notchIsCorner'>;

/** Which diagonal is "to the right". battalia.bilkarr.right */
export const HEADINGS: Readonly<Record<Options['bilkarrFirst'], Heading>> = { NE: [1, -1], SE: [1, 1] };

const isThere = (shape: Shape, x: number, y: number): boolean => squaresOf(shape).has(nameOf(x, y));

const back = (way: 1 | -1): 1 | -1 => (way === 1 ? -1 : 1);

/**
 * Ahead and at both sides the board ends. On the board for five the pockets of the stepped border are such places as
 * well. battalia.bilkarr.corner
 */
export function facesCorner(shape: Shape, square: Square, [dx, dy]: Heading, way: BilkarrWay): boolean {
  if (shape.grid === 'cut' && !way.notchIsCorner) return false;
  const [x, y] = spotOf(square);
  return !isThere(shape, x + dx, y) && !isThere(shape, x, y + dy);
}

/** The heading with which he leaves a square. battalia.bilkarr.bounce */
function mirrored(shape: Shape, [x, y]: Spot, [dx, dy]: Heading): Heading {
  if (isThere(shape, x + dx, y + dy)) return [dx, dy];
  const along = isThere(shape, x + dx, y);
  const across = isThere(shape, x, y + dy);
  const nx = along && !across ? dx : back(dx);
  const ny = across && !along ? dy : back(dy);
  // Where the border is stepped even that may lie off the board.
  return isThere(shape, x + nx, y + ny) ? [nx, ny] : [back(nx), back(ny)];
}

interface DawnStep {
  at: Square;
  heading: Heading;
  bounced: boolean;
}

function dawnStep(shape: Shape, from: Square, heading: Heading): DawnStep {
  const [x, y] = spotOf(from);
  const [dx, dy] = mirrored(shape, [x, y], heading);
  return { at: nameOf(x + dx, y + dy), heading: [dx, dy], bounced: dx !== heading[0] || dy !== heading[1] };
}

const STEPS = 2;

export interface DawnWalk {
  /** The squares he sets foot on, the last one where he stands. */
  way: readonly Square[];
  /** Squares where the border turned him. */
  bounced: readonly Square[];
  at: Square;
  heading: Heading;
  corner: boolean;
}

/** The two steps of a dawn, or fewer when a corner ends them. battalia.bilkarr.dawn battalia.bilkarr.free */
export function dawnWalk(shape: Shape, { at, heading }: Bilkarr, options: BilkarrWay): DawnWalk {
  const way: Square[] = [];
  const bounced: Square[] = [];
  let here: DawnStep = { at, heading: heading ?? HEADINGS[options.bilkarrFirst], bounced: false };
  let corner = false;
  for (let n = 1; n <= STEPS && !corner; n++) {
    const from = here.at;
    here = dawnStep(shape, from, here.heading);
    if (here.bounced) bounced.push(from);
    way.push(here.at);
    const last = n === STEPS || options.bilkarrMid === 'roll';
    corner = last && facesCorner(shape, here.at, here.heading, options);
  }
  return { way, bounced, at: here.at, heading: here.heading, corner };
}

/** So many dawns, or fewer when one of them ends in a corner. */
export function dawnWalks(shape: Shape, from: Bilkarr, days: number, options: BilkarrWay): DawnWalk[] {
  const walks: DawnWalk[] = [];
  let here = from;
  while (walks.length < days && !walks.at(-1)?.corner) {
    const walked = dawnWalk(shape, here, options);
    walks.push(walked);
    here = walked;
  }
  return walks;
}
