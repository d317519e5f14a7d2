// Reading who plays which folk from a request.

import type { FolkTiles } from '../state/types.ts';
import type { FolkId } from '../state/vocabulary.ts';
import { folkBox } from './installed.ts';

const folkNamed = (name: unknown): FolkId | null => folkBox().folks.find(({ id }) => id === name)?.id ?? null;

/** The folk of a seat; undefined for dwarfs, null for something unknown. */
export function readFolk(seat: Readonly<Record<string, unknown>>): FolkId | undefined | null {
  const folk = Object.hasOwn(seat, 'folk') ? seat.folk : undefined;
  return folk === undefined || folk === 'dwarves' ? undefined : folkNamed(folk);
}

export function readFolkTiles(request: unknown): FolkTiles | null {
  if (request === undefined || request === 'chosen') return 'chosen';
  if (request === 'sixteen') return 'sixteen';
  if (!Array.isArray(request)) return null;
  const named = request.map(folkNamed);
  return named.includes(null) ? null : [...new Set(named as FolkId[])];
}
