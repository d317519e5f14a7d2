// Bilkarr's days as plain data: the map, where he stands, the calendar, the potions, and what is asked.

import { isRecord } from '../../table/json.ts';
import {
  type Bilkarr,
  type Calendar,
  DEFAULT_OPTIONS,
  FACTIONS,
  type Faction,
  type GameMap,
  isSquare,
  type Options,
  type Potions,
  readBilkarr,
  readCalendar,
  readMap,
  readOptions,
  readPotions,
  type Sides,
  type Square,
  sidesFor,
  type Table,
} from '../engine/index.ts';
import type { MapPlan } from './map.ts';
import { startingMap } from './own-map.ts';
import { isOneOf, whole } from './reading.ts';

/** The open points that touch him. */
export const DAWN_OPTIONS = [
  'bilkarrFirst',
  'bilkarrMid',
  'notchIsCorner',
  'npcFirstMove',
  'daysPerWeek',
] as const satisfies readonly (keyof Options)[];
export type DawnOptions = Pick<Options, (typeof DAWN_OPTIONS)[number]>;

const dawnOptions = ({
  bilkarrFirst,
  bilkarrMid,
  notchIsCorner,
  npcFirstMove,
  daysPerWeek,
}: Options): DawnOptions => ({ bilkarrFirst, bilkarrMid, notchIsCorner, npcFirstMove, daysPerWeek });

export interface DawnPlan {
  players: number;
  sides: Sides;
  /** By seat; null while nobody has said. */
  factions: readonly (Faction | null)[];
  map: GameMap;
  calendar: Calendar;
  bilkarr: Bilkarr | null;
  potions: Potions;
  options: DawnOptions;
  /** Squares on which somebody would like to meet him. */
  wished: readonly Square[];
  /** How many days are looked ahead. */
  days: number;
}

export const FEWEST_DAYS = 7;
export const MOST_DAYS = 14;

export const dawnOn = ({
  players,
  factions,
  map,
}: Pick<MapPlan, 'players' | 'factions' | 'map'>): DawnPlan => ({
  players,
  sides: 'single',
  factions,
  map,
  calendar: { week: 2, day: 1 },
  bilkarr: null,
  potions: {},
  options: dawnOptions(DEFAULT_OPTIONS),
  wished: [],
  days: FEWEST_DAYS,
});

/** On the owner's map, on the day after the first checkpoint. */
export const freshDawn = (): DawnPlan => dawnOn(startingMap());

/** What a table knows of him. */
export const dawnAt = ({ agreed, map, calendar, players, bilkarr, potions }: Table): DawnPlan => ({
  ...dawnOn({ players: agreed.players, factions: players.map(({ faction }) => faction), map }),
  sides: agreed.sides,
  calendar,
  bilkarr,
  potions,
  options: dawnOptions(agreed.options),
});

/** Another map: what stood on squares that are gone stands there no more. */
export function withMap(plan: DawnPlan, map: GameMap): DawnPlan {
  const there = (square: Square): boolean => isSquare(map, square);
  return {
    ...plan,
    map,
    bilkarr: plan.bilkarr && there(plan.bilkarr.at) ? plan.bilkarr : null,
    wished: plan.wished.filter(there),
  };
}

function readWished(map: GameMap, value: unknown): Square[] | null {
  if (!Array.isArray(value) || value.length > 77) return null;
  // Spread, so that no hole in it is passed over.
  const squares: unknown[] = [...value];
  return squares.every((square): square is Square => isSquare(map, square)) ? [...new Set(squares)] : null;
}

function readFactions(value: unknown, players: number): (Faction | null)[] | null {
  if (!Array.isArray(value) || value.length !== players) return null;
  return value.every((each) => each === null || isOneOf(FACTIONS, each)) ? [...value] : null;
}

/** A plan from anywhere; null when it is none. Never throws. */
export function readDawn(value: unknown): DawnPlan | null {
  if (!isRecord(value)) return null;
  const players = whole(value.players, 2, 6);
  const days = whole(value.days, FEWEST_DAYS, MOST_DAYS);
  const options = readOptions(value.options);
  const map = readMap(value.map);
  if (!players || !days || !options || !map.ok) return null;
  const calendar = readCalendar(value.calendar, options);
  const bilkarr = readBilkarr(map.value, value.bilkarr);
  const potions = readPotions(value.potions, players);
  const wished = readWished(map.value, value.wished);
  const factions = readFactions(value.factions, players);
  const { sides } = value;
  if (!calendar || !bilkarr.ok || !potions.ok || !wished || !factions) return null;
  if (!isOneOf(sidesFor(players), sides)) return null;
  return {
    players,
    sides,
    factions,
    map: map.value,
    calendar,
    bilkarr: bilkarr.value,
    potions: potions.value,
    options: dawnOptions(options),
    wished,
    days,
  };
}
