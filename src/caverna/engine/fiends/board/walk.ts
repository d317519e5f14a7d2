// Where a step leads (fiends.move.*). Pure geometry: rows 0-3, forest columns 0-2, the cave behind c4.

import type { Corrections } from '../../corrections/field.ts';
import { contentsOf } from '../../corrections/fiends.ts';
import { ENTRANCE, ENTRY_LEVEL, type SquareIndex } from '../../state/squares.ts';
import type { MovementId } from '../data/movement.ts';
import { DIRECTIONS, type MovementCard } from '../data/movement.ts';
import type { Direction, FaceDown } from '../types.ts';

const COLUMNS = 6;
const FOREST_COLUMNS = 3;
const ROWS = 4;

/** Entering the cave is written as stepping onto the entrance dwelling. */
export const CAVE: SquareIndex = ENTRY_LEVEL;

/** The forest space one step away, the cave through the entrance, or null when there is none. */
export function reach(at: SquareIndex, way: Direction, diagonalEntry = false): SquareIndex | null {
  if (at === ENTRANCE && way === 'R') return CAVE;
  const [dr, dc] = DIRECTIONS[way];
  const row = Math.floor(at / COLUMNS) + dr;
  const column = (at % COLUMNS) + dc;
  if (row < 0 || row >= ROWS || column < 0) return null;
  const to = row * COLUMNS + column;
  if (column < FOREST_COLUMNS) return to;
  // RL-05: only straight through the entrance (fiends.move.diagonalEntry).
  return diagonalEntry && to === CAVE ? CAVE : null;
}

/** fiends.move.fallback: an impossible step becomes a step down, and on the bottom row a step right. */
export const stepFrom = (at: SquareIndex, way: Direction, diagonalEntry = false): SquareIndex =>
  reach(at, way, diagonalEntry) ?? reach(at, 'D') ?? reach(at, 'R')!;

/** fiends.event.push: any of eight directions, without the replacement of an impossible step (fiends.event.pushEdge). */
export function pushTargets(at: SquareIndex, diagonalEntry = false): { way: Direction; to: SquareIndex }[] {
  const found: { way: Direction; to: SquareIndex }[] = [];
  for (const way of Object.keys(DIRECTIONS) as Direction[]) {
    const to = reach(at, way, diagonalEntry);
    if (to !== null) found.push({ way, to });
  }
  return found;
}

export const cardOf = (id: MovementId | FaceDown, corrections?: Corrections): MovementCard =>
  contentsOf(corrections).cards.find((card) => card.id === id)!;

/** The spaces a card leads over when nothing stops the orc; the cave ends the way. */
export function pathOf(at: SquareIndex, steps: readonly Direction[], diagonalEntry = false): SquareIndex[] {
  const path: SquareIndex[] = [];
  let here = at;
  for (const way of steps) {
    here = stepFrom(here, way, diagonalEntry);
    path.push(here);
    if (here === CAVE) break;
  }
  return path;
}
