// The valleys, as a stranger may have written them.

import { isSquare, type Shape } from '../map/grid.ts';
import type { PassRing, Seat, Square, ValleyState, ValleysState } from '../state/types.ts';
import { type Building, CONNECTORS, GATES, type Gate, VALLEYS, type Valley } from '../state/vocabulary.ts';
import { BUILDINGS_OF } from './buildings.ts';
import { CORNERS, PLACES, SIDES_OF_VALLEY, squareAt, valleyFits } from './layout.ts';

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;

const among = <T>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);

/** A list without doubles, each entry of which is one of those. */
const someOf = <T>(list: readonly T[], value: unknown): T[] | null =>
  Array.isArray(value) && value.length <= list.length && value.every((each) => among(list, each))
    ? [...new Set(value as T[])]
    : null;

const readBuildings = (
  value: unknown,
  valley: Valley,
  seats: readonly Seat[],
): ValleyState['buildings'] | null => {
  const given = fieldsOf(value);
  if (!given || !Object.keys(given).every((corner) => among(CORNERS, corner))) return null;
  const found: Building[] = [];
  const buildings: Record<string, { building: Building; owner: Seat }> = {};
  for (const corner of CORNERS) {
    if (given[corner] === undefined) continue;
    const { building, owner } = fieldsOf(given[corner]) ?? {};
    if (!among(BUILDINGS_OF[valley], building) || found.includes(building) || !among(seats, owner))
      return null;
    found.push(building);
    buildings[corner] = { building, owner };
  }
  return buildings;
};

function readValley(
  value: unknown,
  valley: Valley,
  shape: Shape,
  seats: readonly Seat[],
): ValleyState | null {
  const { centre, centreOwner, roads, buildings } = fieldsOf(value) ?? {};
  if (!isSquare(shape, centre) || !valleyFits(shape, centre)) return null;
  if (centreOwner !== null && !among(seats, centreOwner)) return null;
  const sides = someOf(SIDES_OF_VALLEY, roads);
  const corners = readBuildings(buildings, valley, seats);
  return sides && corners && { centre, centreOwner, roads: sides, buildings: corners };
}

function readPassRings(value: unknown, seats: readonly Seat[]): PassRing[] | null {
  if (!Array.isArray(value) || value.length > 2 * seats.length) return null;
  const rings: PassRing[] = [];
  for (const each of value) {
    const { seat, hero, gate } = fieldsOf(each) ?? {};
    if (!among(seats, seat) || (hero !== 0 && hero !== 1) || !among(GATES, gate)) return null;
    if (rings.some((ring) => ring.seat === seat && ring.hero === hero)) return null;
    rings.push({ seat, hero, gate });
  }
  return rings;
}

function readBridgeRings(value: unknown, seats: readonly Seat[]): Record<Seat, Gate[]> | null {
  const given = fieldsOf(value);
  if (!given) return null;
  const rings: Record<Seat, Gate[]> = {};
  for (const seat of seats) {
    const gates = someOf(GATES, given[seat] ?? []);
    if (!gates) return null;
    rings[seat] = gates;
  }
  return rings;
}

/** The valleys on a board of this shape, with nothing else in them; null when they are no such thing. */
export function readValleys(value: unknown, shape: Shape, players: number): ValleysState | null {
  const given = fieldsOf(value);
  const lying = fieldsOf(given?.valleys);
  if (!given || !lying || !among(CONNECTORS, given.connector) || !isSquare(shape, given.connectorAt))
    return null;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const valleys: Partial<Record<Valley, ValleyState>> = {};
  const taken: Square[] = [given.connectorAt];
  for (const valley of VALLEYS) {
    if (lying[valley] === undefined) continue;
    const read = readValley(lying[valley], valley, shape, seats);
    if (!read) return null;
    valleys[valley] = read;
    taken.push(...PLACES.map((place) => squareAt(read.centre, place)));
  }
  if (new Set(taken).size < taken.length) return null;
  const passRings = readPassRings(given.passRings, seats);
  const bridgeRings = readBridgeRings(given.bridgeRings, seats);
  const freeTaken = someOf(seats, given.freeTaken);
  return (
    passRings &&
    bridgeRings &&
    freeTaken && {
      connector: given.connector,
      connectorAt: given.connectorAt,
      valleys,
      passRings,
      bridgeRings,
      freeTaken,
    }
  );
}
