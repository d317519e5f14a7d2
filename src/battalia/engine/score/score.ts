// The score of each side, with its parts.

import type { RuleId } from '../rules/ids.ts';
import { type Team, teamsOf } from '../state/teams.ts';
import type { Agreed, Seat } from '../state/types.ts';
import { BUILDING_LEVEL } from '../valleys/control.ts';
import { LEVELS, type Realm } from './realm.ts';

export interface SeatPoints {
  seat: Seat;
  /** Levels of all cities together. battalia.cities.points */
  cities: number;
  buildings: number;
  points: number;
}

export interface SideScore {
  team: Team;
  parts: readonly SeatPoints[];
  /** Of all members. */
  sum: number;
  /** 1.5 for the pair among five, else 1. */
  factor: 1 | 1.5;
  points: number;
  rule: RuleId;
}

type Sitting = Pick<Agreed, 'players' | 'sides'>;

function seatPoints(realm: Realm, seat: Seat): SeatPoints {
  const cities = LEVELS.reduce((sum, level) => sum + level * (realm.cities[level - 1] ?? 0), 0);
  const buildings = BUILDING_LEVEL * realm.buildings;
  return { seat, cities, buildings, points: cities + buildings };
}

/** Whether a side is the pair that plays against three. battalia.score.pair */
const isOutnumbered = ({ players, sides }: Sitting, team: Team): boolean =>
  players === 5 && sides === 'teams' && team.length === 2;

/** One and a half times, rounded up, without leaving whole numbers. */
const halfMore = (points: number): number => Math.ceil((points * 3) / 2);

/** Sides in the order of their first seats. battalia.score.levels */
export const scoreOf = (sitting: Sitting, realms: readonly Realm[]): SideScore[] =>
  teamsOf(sitting).map((team) => {
    const parts = team.map((seat) => seatPoints(realms[seat]!, seat));
    const sum = parts.reduce((all, { points }) => all + points, 0);
    return isOutnumbered(sitting, team)
      ? { team, parts, sum, factor: 1.5, points: halfMore(sum), rule: 'battalia.score.pair' }
      : { team, parts, sum, factor: 1, points: sum, rule: 'battalia.score.levels' };
  });
