// What the table in hand holds: nothing is offered that its box does not have.

import {
  FIENDS_TILE_IDS,
  FOLK_TILE_IDS,
  type SeatPosition,
  TILE_IDS,
  TRAPS,
  toPosition,
} from '../../engine/index.ts';
import { startingOrc } from '../../scene/sketch.ts';
import { type EditedTable, freshTable } from './check.ts';

export interface Offer {
  modules: readonly string[];
  tiles: readonly string[];
  traps: readonly string[];
  /** Where orcs begin that nobody has written down, if that is not as usual. */
  orcs?: Record<string, string>;
}

/** What the engine lays out for this table, in the order of the catalogues. */
export function offerOf(table: EditedTable, seat: SeatPosition): Offer {
  const modules = table.given.modules ?? [];
  const fresh = freshTable(table, seat);
  if (!fresh) return { modules, tiles: [], traps: [] };
  const { supply, fiends } = fresh;
  const box = new Set<string>([...supply, ...(fiends?.yellow ?? [])]);
  const tiles = [...TILE_IDS, ...FIENDS_TILE_IDS, ...FOLK_TILE_IDS].filter((tile) => box.has(tile));
  const traps = TRAPS.flatMap(({ id }) => (fiends?.traps[id] ? id : []));
  const orcs = fiends && toPosition(fresh).seats?.[table.at]?.orcs;
  const usual = !orcs || Object.entries(orcs).every(([id, text]) => text === startingOrc(id));
  return { modules, tiles, traps, ...(!usual && { orcs }) };
}

/** The seat with the orcs that this table begins with, where they are not the usual ones. */
export const withOrcsOf = ({ orcs }: Offer, seat: SeatPosition): SeatPosition =>
  orcs ? { ...seat, orcs: { ...orcs, ...seat.orcs } } : seat;
