// Where Bilkarr stands, as a stranger may have written it.

import { isSquare, type Shape } from '../map/grid.ts';
import { isFields } from '../map/read.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import type { Bilkarr, Heading } from '../state/types.ts';

const isWay = (value: unknown): value is 1 | -1 => value === 1 || value === -1;

function headingOf(value: unknown): Heading | null | undefined {
  if (value === null) return null;
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [dx, dy] = value;
  return isWay(dx) && isWay(dy) ? [dx, dy] : undefined;
}

/** Null while he is not on the board. */
export function readBilkarr(shape: Shape, value: unknown): Result<Bilkarr | null> {
  if (value === null) return ok(null);
  const heading = isFields(value) ? headingOf(value.heading) : undefined;
  if (!isFields(value) || heading === undefined) return refuse('mapDamaged');
  const { at } = value;
  if (isSquare(shape, at)) return ok({ at, heading });
  // What is no text may not even let itself be written as one.
  const square = typeof at === 'string' || typeof at === 'number' ? String(at).slice(0, 20) : '?';
  return refuse('squareUnknown', 'battalia.setup.boards', { square });
}
