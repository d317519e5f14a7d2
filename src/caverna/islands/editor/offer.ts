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
import { checkAt, type EditedTable, freshTable } from './check.ts';

export interface Offer {
  modules: readonly string[];
  tiles: readonly string[];
  traps: readonly string[];
  /** Tiles may hang over the edge of the board: with the Office room, or by the folk. */
  beyond: boolean;
  /** Where orcs begin that nobody has written down, if that is not as usual. */
  orcs?: Record<string, string>;
}

/** What the engine lays out for this table, in the order of the catalogues. */
export function offerOf(table: EditedTable, seat: SeatPosition): Offer {
  const modules = table.given.modules ?? [];
  const fresh = freshTable(table, seat);
  if (!fresh) return { modules, tiles: [], traps: [], beyond: false };
  const { supply, fiends } = fresh;
  const box = new Set<string>([...supply, ...(fiends?.yellow ?? [])]);
  const tiles = [...TILE_IDS, ...FIENDS_TILE_IDS, ...FOLK_TILE_IDS].filter((tile) => box.has(tile));
  const traps = TRAPS.flatMap(({ id }) => (fiends?.traps[id] ? id : []));
  const orcs = fiends && toPosition(fresh).seats?.[table.at]?.orcs;
  const usual = !orcs || Object.entries(orcs).every(([id, text]) => text === startingOrc(id));
  const overhang: SeatPosition = { ...(seat.folk && { folk: seat.folk }), board: { d5: 'tunnel' } };
  const beyond =
    box.has('officeRoom') ||
    checkAt({ ...table, given: { ...table.given, seats: [] } }, overhang).trouble === null;
  return { modules, tiles, traps, beyond, ...(!usual && { orcs }) };
}

/** The seat with the orcs that this table begins with, where they are not the usual ones. */
export const withOrcsOf = ({ orcs }: Offer, seat: SeatPosition): SeatPosition =>
  orcs ? { ...seat, orcs: { ...orcs, ...seat.orcs } } : seat;
