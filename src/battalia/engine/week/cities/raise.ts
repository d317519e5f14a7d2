// Raising a city: to a residence with the Queen, to the capital with the King, and by what costs no royal card.

import { CITY_LEVELS } from '../../map/cities.ts';
import type { RuleId } from '../../rules/ids.ts';
import { ok, type Result, refuse } from '../../state/result.ts';
import type { Card, GameMap, Seat, Square, Table } from '../../state/types.ts';
import type { WeekEvent } from '../events.ts';
import { mayUse } from '../team/own.ts';
import { type Crowned, crownedOf, roomForCapital, roomForResidence } from './limits.ts';

/** The part of an evening that cities ask for. */
export type Kingdom = Pick<Table, 'agreed' | 'map' | 'players'>;

export type Raise =
  | { by: 'queen' }
  | { by: 'king' }
  /** Storm effect 10, Metamorpha, the King's Bridge: one level. */
  | { by: 'free' }
  /** Units of one rank raise a city to that level, as in the base game. */
  | { by: 'units'; to: number };

type City = Extract<Card, { kind: 'city' }>;

export const withCity = (map: GameMap, square: Square, city: City): GameMap => ({
  ...map,
  cards: { ...map.cards, [square]: city },
});

/** The level a city can be raised to, or why not. */
export function raisedLevel(
  level: number,
  raise: Raise,
  crowned: Crowned,
  { freeUpgradeCap }: Pick<Kingdom['agreed']['options'], 'freeUpgradeCap'>,
): Result<number> {
  if (raise.by === 'units')
    return raise.to > level && raise.to <= CITY_LEVELS.city
      ? ok(raise.to)
      : refuse('weekNotHigher', undefined, { level });
  if (raise.by === 'queen' && level !== CITY_LEVELS.city)
    return refuse('weekNeedsLevel4', 'battalia.cities.residence');
  if (raise.by === 'king' && level !== CITY_LEVELS.residence)
    return refuse('weekNeedsResidence', 'battalia.cities.capital');
  if (raise.by === 'free' && level >= freeUpgradeCap)
    return refuse('weekFreeEnds', 'battalia.cities.freeCap', { cap: freeUpgradeCap });
  const to = level + 1;
  if (to === CITY_LEVELS.residence && !roomForResidence(crowned))
    return refuse('weekTwoResidences', 'battalia.cities.twoResidences');
  if (to === CITY_LEVELS.capital && !roomForCapital(crowned))
    return refuse('weekOneCapital', 'battalia.cities.oneCapital');
  return ok(to);
}

const RULES: Readonly<Record<Raise['by'], RuleId>> = {
  queen: 'battalia.cities.residence',
  king: 'battalia.cities.capital',
  free: 'battalia.cities.freeCap',
  units: 'battalia.cities.points',
};

export function raiseCity(
  { agreed, map, players }: Kingdom,
  seat: Seat,
  square: Square,
  raise: Raise,
): Result<{ map: GameMap; events: WeekEvent[] }> {
  const city = map.cards[square];
  if (city?.kind !== 'city') return refuse('weekNoCity');
  if (city.owner === null) return refuse('weekNotYourCity', 'battalia.team.own');
  const own = mayUse(seat, city.owner, 'city');
  if (!own.ok) return refuse('weekNotYourCity', 'battalia.team.own');
  if (raise.by === 'queen' && players[seat]?.queen !== 'held')
    return refuse('weekNoQueen', 'battalia.cities.residence');
  if (raise.by === 'king' && players[seat]?.king !== 'held')
    return refuse('weekNoKing', 'battalia.cities.capital');
  const to = raisedLevel(city.level, raise, crownedOf(map, seat), agreed.options);
  if (!to.ok) return to;
  return ok({
    map: withCity(map, square, { ...city, level: to.value }),
    events: [{ event: 'cityRaised', seat, square, from: city.level, to: to.value, rule: RULES[raise.by] }],
  });
}
