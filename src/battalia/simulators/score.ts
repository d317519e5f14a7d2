// Realms as they stand, for the question who wins and whether the game is over.

import { isRecord } from '../../table/json.ts';
import {
  type Agreed,
  checkRealms,
  citiesOf,
  type EndEvent,
  emptySquares,
  endsOf,
  type GameMap,
  gridOf,
  LEVELS,
  type Realm,
  readAgreed,
  realmsOf,
  START_REALM,
  squaresLeft,
  type Table,
  usuallyAgreed,
  withPlayers,
} from '../engine/index.ts';
import { readNames, whole } from './reading.ts';

export interface ScorePlan {
  agreed: Agreed;
  largeBoard: boolean;
  names: readonly string[];
  realms: readonly Realm[];
  /** Empty squares on the board; null while nobody counts them. */
  empty: number | null;
}

export const MOST_CITIES = 40;
export const MOST_CARDS = 200;
export const MOST_HEROES = 2;
export const MOST_BUILDINGS = 8;
export const MOST_EMPTY = 77;

export const scoreFor = (players: number): ScorePlan => ({
  agreed: usuallyAgreed(players),
  largeBoard: false,
  names: Array<string>(players).fill(''),
  realms: Array<Realm>(players).fill(START_REALM),
  empty: null,
});

/** The same from an evening that stands on a table. */
export const scoreFrom = (table: Table): ScorePlan => ({
  agreed: table.agreed,
  largeBoard: table.map.grid === 'large',
  names: table.players.map(({ name }) => name),
  realms: realmsOf(table),
  empty: emptySquares(table).length,
});

/**
 * The cities of a map, and what is still empty on it; heroes, buildings and cards stay. Null when nobody has a city
 * there.
 */
export function withMap(plan: ScorePlan, map: GameMap): ScorePlan | null {
  const cities = plan.realms.map((_, seat) => citiesOf(map, seat).map(({ level }) => level));
  if (cities.every((levels) => levels.length === 0)) return null;
  return {
    ...plan,
    largeBoard: map.grid === 'large' && plan.agreed.players <= 4,
    realms: plan.realms.map((realm, seat) => ({
      ...realm,
      cities: LEVELS.map((level) => cities[seat]!.filter((each) => each === level).length),
    })),
    empty: squaresLeft(map).length,
  };
}

export const withRealms = (plan: ScorePlan, players: number): ScorePlan => ({
  ...plan,
  agreed: withPlayers(plan.agreed, players),
  names: Array.from({ length: players }, (_, seat) => plan.names[seat] ?? ''),
  realms: Array.from({ length: players }, (_, seat) => plan.realms[seat] ?? START_REALM),
});

/** What ends the game; a board whose squares nobody counts is not full. */
export const endsIn = (plan: ScorePlan): EndEvent[] =>
  endsOf(plan.agreed, gridOf(plan), plan.realms, plan.empty ?? MOST_EMPTY);

function readRealm(value: unknown): Realm | null {
  if (!isRecord(value) || !Array.isArray(value.cities) || value.cities.length !== LEVELS.length) return null;
  const cities = value.cities.map((count) => whole(count, 0, MOST_CITIES));
  const buildings = whole(value.buildings, 0, MOST_BUILDINGS);
  const heroes = whole(value.heroes, 0, MOST_HEROES);
  const cards = whole(value.cards, 0, MOST_CARDS);
  if (buildings === null || heroes === null || cards === null) return null;
  const counted = cities.filter((count) => count !== null);
  return counted.length === LEVELS.length ? { cities: counted, buildings, heroes, cards } : null;
}

export function readScore(value: unknown): ScorePlan | null {
  if (!isRecord(value)) return null;
  const agreed = readAgreed(value.agreed);
  if (!agreed || !Array.isArray(value.realms)) return null;
  const names = readNames(value.names, agreed.players);
  const realms = value.realms.map(readRealm).filter((realm) => realm !== null);
  if (!names || realms.length !== value.realms.length || !checkRealms(agreed, realms).ok) return null;
  const empty = value.empty === null ? null : whole(value.empty, 0, MOST_EMPTY);
  if (value.empty !== null && empty === null) return null;
  return { agreed, largeBoard: value.largeBoard === true, names, realms, empty };
}
