// An evening in the valleys, as plain data: what its links and drafts hold.

import { isRecord } from '../../table/json.ts';
import {
  CORNERS,
  type Connector,
  type Corner,
  DEFAULT_OPTIONS,
  type Dealer,
  DISCOVERY_CARDS,
  GATES,
  type GameMap,
  type Gate,
  GRIDS,
  gatesOn,
  type Hero,
  isOpen,
  isPlayerCount,
  isSquare,
  layValleys,
  nameOf,
  OPTION_VALUES,
  type Options,
  type Payment,
  type Purse,
  pricesOf,
  type Result,
  readValleys,
  ringOf,
  ringRefusal,
  type Seat,
  type Shape,
  type Square,
  samePayment,
  spotOf,
  type Table,
  VALLEYS,
  type Valley,
  type ValleysState,
  valleySquares,
} from '../engine/index.ts';
import { valleysOn } from './map.ts';
import { isUntouched, openOwnMap, startingMap } from './own-map.ts';
import { isCount, isOneOf, readSome } from './reading.ts';

/** What has been begun and waits for an answer from the table. */
export type ValleyPending =
  /** A building has been paid for: which one does the card show? */
  | { kind: 'turning'; valley: Valley; corner: Corner; paid: Payment }
  /** A ring has been taken: which gate does the other player roll? */
  | { kind: 'rolling' }
  /** A ring has been brought through its gate: what does the player take? */
  | { kind: 'rewarding'; gate: Gate };

export interface ValleysPlan {
  players: number;
  gates: readonly Gate[];
  shape: Shape;
  valleys: ValleysState;
  options: Pick<Options, 'freeUpgradeCap' | 'bridgeLowest'>;
  /** Whose turn it is, with which hero, who stands where. */
  seat: Seat;
  hero: Hero;
  at: Square;
  /** A road leads from his card outside into the valley. */
  joined: boolean;
  purse: Purse;
  /** Cities and Great Artefacts of each player, for the council on the bridge. */
  dealers: readonly Dealer[];
  /** This hero has made his deal at this stop. */
  dealt: boolean;
  pending: ValleyPending | null;
}

export const MOST_IN_PURSE = 20;
export const MOST_CITIES = 20;
export const MOST_ARTEFACTS = 20;

/** Where the valleys lie when nobody says otherwise: both beside what connects them. */
const VALLEY_SHAPE: Shape = { grid: 'large', turned: false };
const USUAL_CENTRES = { kings: 'd4', queens: 'h4' } as const satisfies Record<Valley, Square>;
const USUAL_CONNECTOR: Square = 'f4';

/** What the rulebook leaves open and the council on the bridge asks for. */
export const VALLEY_OPTIONS = ['freeUpgradeCap', 'bridgeLowest'] as const;

const usualOptions = (options: Options = DEFAULT_OPTIONS): ValleysPlan['options'] => ({
  freeUpgradeCap: options.freeUpgradeCap,
  bridgeLowest: options.bridgeLowest,
});

const newDealers = (players: number): Dealer[] =>
  Array.from({ length: players }, () => ({ cities: [1], greatArtefacts: 0 }));

/** The gates on the owner's map, else as many as usual. */
function gatesFor(players: number): readonly Gate[] {
  const own = openOwnMap(players)?.plan;
  const known = own ? gatesOn(own.map).map(([gate]) => gate) : [];
  return known.length > 1 ? known : GATES.slice(0, players);
}

const EMPTY_PURSE: Purse = { friman: 2, supply: 1, stardust: 0, tool: 0 };

interface Layout {
  shape: Shape;
  connectorAt: Square;
  centres: Readonly<Record<Valley, Square>>;
}

const USUAL: Layout = { shape: VALLEY_SHAPE, connectorAt: USUAL_CONNECTOR, centres: USUAL_CENTRES };

/** Where the owner's ruins are, or why the valleys do not go there; null while no such map is kept. */
export function ownLayout(players?: number): Result<Layout> | null {
  const own = openOwnMap(players)?.plan;
  if (!own || own.map.grid === 'small' || isUntouched(own)) return null;
  const laid = valleysOn(own);
  if (!laid.ok) return laid;
  const { connectorAt, valleys } = laid.value;
  const { grid, turned } = own.map;
  const centres = { kings: valleys.kings!.centre, queens: valleys.queens!.centre };
  return { ok: true, value: { shape: { grid, turned }, connectorAt, centres } };
}

/** Outside, beside a road of the valley of kings. */
function besideValley(shape: Shape, valleys: ValleysState, centre: Square): Square {
  const [x, y] = spotOf(centre);
  const covered = new Set(valleySquares(valleys));
  const beside: Square[] = [
    [x, y - 2],
    [x - 2, y],
    [x, y + 2],
    [x + 2, y],
  ].map(([column, row]) => nameOf(column!, row!));
  return beside.find((square) => isSquare(shape, square) && !covered.has(square)) ?? centre;
}

/** Untouched valleys around the owner's ruins, else where they usually lie; with King's Bridge four or six take part. */
export function newValleysPlan(
  players: number,
  connector: Connector,
  gates: readonly Gate[] = gatesFor(players),
): ValleysPlan | null {
  const own = ownLayout(players);
  const { shape, connectorAt, centres } = own?.ok ? own.value : USUAL;
  const laid = layValleys(shape, { players, gates, connector, connectorAt, centres });
  if (!laid.ok) return null;
  return {
    players,
    gates,
    shape,
    valleys: laid.value,
    options: usualOptions(),
    seat: 0,
    hero: 0,
    at: besideValley(shape, laid.value, centres.kings),
    joined: true,
    purse: EMPTY_PURSE,
    dealers: newDealers(players),
    dealt: false,
    pending: null,
  };
}

/** For as many as on the owner's last map, where that says where the ruins are. */
export const freshValleys = (): ValleysPlan =>
  newValleysPlan(ownLayout()?.ok ? startingMap().players : 6, 'mountainPass')!;

/** What a table knows of the valleys and of a player's first hero on the board; null when they are not in play. */
export function valleysAt(table: Table, seat: Seat): ValleysPlan | null {
  const { agreed, map, players, valleys } = table;
  if (!valleys) return null;
  const hero = players[seat]?.heroes[0] === null ? 1 : 0;
  return {
    ...freshValleys(),
    players: agreed.players,
    gates: gatesOn(map).map(([gate]) => gate),
    shape: { grid: map.grid, turned: map.turned },
    valleys,
    options: usualOptions(agreed.options),
    seat,
    hero,
    at: players[seat]?.heroes[hero] ?? valleys.connectorAt,
    dealers: players.map((player, i) => ({
      cities: ownCities(map, i),
      greatArtefacts: player.greatArtefacts.length,
    })),
  };
}

const ownCities = ({ cards }: GameMap, seat: Seat): number[] =>
  Object.values(cards).flatMap((card) => (card.kind === 'city' && card.owner === seat ? [card.level] : []));

const readPurse = (value: unknown): Purse | null =>
  isRecord(value) && DISCOVERY_CARDS.every((card) => isCount(value[card], MOST_IN_PURSE))
    ? (Object.fromEntries(DISCOVERY_CARDS.map((card) => [card, value[card]])) as unknown as Purse)
    : null;

function readDealer(value: unknown): Dealer | null {
  if (!isRecord(value) || !Array.isArray(value.cities) || value.cities.length > MOST_CITIES) return null;
  const { cities, greatArtefacts } = value;
  if (!isCount(greatArtefacts, MOST_ARTEFACTS) || !cities.every((level) => isCount(level, 6))) return null;
  return { cities: cities as number[], greatArtefacts };
}

function readDealers(value: unknown, players: number): Dealer[] | null {
  if (!Array.isArray(value) || value.length !== players) return null;
  const dealers = value.map(readDealer);
  return dealers.every((dealer) => dealer !== null) ? dealers : null;
}

function readPending(value: unknown): ValleyPending | null {
  if (!isRecord(value)) return null;
  if (value.kind === 'rolling') return { kind: 'rolling' };
  if (value.kind === 'rewarding')
    return isOneOf(GATES, value.gate) ? { kind: 'rewarding', gate: value.gate } : null;
  if (value.kind !== 'turning' || !isRecord(value.paid)) return null;
  const { valley, corner, paid } = value;
  const price = pricesOf('building').find((each) => samePayment(each, paid));
  return isOneOf(VALLEYS, valley) && isOneOf(CORNERS, corner) && price
    ? { kind: 'turning', valley, corner, paid: price }
    : null;
}

function readOptionsOf(value: unknown): ValleysPlan['options'] | null {
  if (!isRecord(value)) return null;
  const known = VALLEY_OPTIONS.every((name) => isOneOf<unknown>(OPTION_VALUES[name], value[name]));
  return known
    ? (Object.fromEntries(
        VALLEY_OPTIONS.map((name) => [name, value[name]]),
      ) as unknown as ValleysPlan['options'])
    : null;
}

const readShape = (value: unknown): Shape | null =>
  isRecord(value) && isOneOf(GRIDS, value.grid) && typeof value.turned === 'boolean'
    ? { grid: value.grid, turned: value.turned }
    : null;

/** Whether what was begun can still be answered. */
function awaited(
  pending: ValleyPending,
  valleys: ValleysState,
  { seat, hero, at }: Pick<ValleysPlan, 'seat' | 'hero' | 'at'>,
): boolean {
  if (pending.kind === 'rolling') return ringRefusal(valleys, seat, hero, at) === null;
  if (pending.kind === 'rewarding') return ringOf(valleys, seat, hero)?.gate === pending.gate;
  const lying = valleys.valleys[pending.valley];
  return lying !== undefined && !isOpen(lying, pending.corner);
}

export function readValleysPlan(value: unknown): ValleysPlan | null {
  if (!isRecord(value) || !isPlayerCount(value.players)) return null;
  const { players, seat, hero, at, joined, dealt } = value;
  const shape = readShape(value.shape);
  const gates = readSome(GATES, value.gates);
  const purse = readPurse(value.purse);
  const dealers = readDealers(value.dealers, players);
  const options = readOptionsOf(value.options);
  const valleys = shape && readValleys(value.valleys, shape, players);
  const pending = readPending(value.pending);
  if (!shape || !gates || !purse || !dealers || !options || !valleys) return null;
  if (value.pending !== null && !pending) return null;
  if (!isCount(seat, players - 1) || (hero !== 0 && hero !== 1) || !isSquare(shape, at)) return null;
  if (typeof joined !== 'boolean' || typeof dealt !== 'boolean') return null;
  if (pending && !awaited(pending, valleys, { seat, hero, at })) return null;
  return { players, gates, shape, valleys, options, seat, hero, at, joined, purse, dealers, dealt, pending };
}
