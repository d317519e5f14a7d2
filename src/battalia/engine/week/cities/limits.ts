// Cities, residences, the capital: levels, limits, points.

import { CITY_LEVELS, citiesOf } from '../../map/cities.ts';
import type { GameMap, Seat } from '../../state/types.ts';

/** battalia.cities.twoResidences battalia.cities.oneCapital */
export const MOST_CROWNED = { residences: 2, capitals: 1 } as const;

export interface Crowned {
  residences: number;
  capitals: number;
}

export function crownedOf(map: Pick<GameMap, 'cards'>, seat: Seat): Crowned {
  const cities = citiesOf(map, seat);
  return {
    residences: cities.filter(({ level }) => level === CITY_LEVELS.residence).length,
    capitals: cities.filter(({ level }) => level === CITY_LEVELS.capital).length,
  };
}

export const roomForResidence = ({ residences }: Crowned): boolean => residences < MOST_CROWNED.residences;
export const roomForCapital = ({ capitals }: Crowned): boolean => capitals < MOST_CROWNED.capitals;

/** battalia.cities.points */
export const cityPoints = (map: Pick<GameMap, 'cards'>, seat: Seat): number =>
  citiesOf(map, seat).reduce((sum, { level }) => sum + level, 0);
