// Comparing moves, and recognising one among arbitrary data.

import { notate, parse } from '../writing/notation.ts';
import type { Move } from './types.ts';

export const sameMove = (a: Move, b: Move): boolean => {
  if (a.type !== b?.type) return false;
  try {
    return notate(a) === notate(b);
  } catch {
    return false;
  }
};

/** A well-formed move, as far as its line can be read back. */
export function isMove(value: unknown): value is Move {
  if (typeof value !== 'object' || value === null || typeof (value as Move).type !== 'string') return false;
  try {
    return parse(notate(value as Move)).ok;
  } catch {
    return false;
  }
}
