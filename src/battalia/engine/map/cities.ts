// The cities on a map: whose they are, and of which level.

import type { GameMap, Seat, Square } from '../state/types.ts';

/** The highest level that units reach, the Queen's, the King's. battalia.cities.residence battalia.cities.capital */
export const CITY_LEVELS = { city: 4, residence: 5, capital: 6 } as const;

interface CityOnMap {
  square: Square;
  level: number;
  /** Null while it is neutral. */
  owner: Seat | null;
}

/** All cities on the map, or those of one player, square by square. */
export function citiesOf({ cards }: Pick<GameMap, 'cards'>, seat?: Seat): CityOnMap[] {
  return Object.entries(cards).flatMap(([square, card]): CityOnMap[] =>
    card.kind === 'city' && (seat === undefined || card.owner === seat)
      ? [{ square, level: card.level, owner: card.owner }]
      : [],
  );
}
