// Capturing a city: which marker the new owner lays.

import { CITY_LEVELS } from '../../map/cities.ts';
import type { RuleId } from '../../rules/ids.ts';
import { ok, type Result, refuse } from '../../state/result.ts';
import { together } from '../../state/teams.ts';
import type { GameMap, Seat, Square } from '../../state/types.ts';
import type { WeekEvent } from '../events.ts';
import { type Crowned, crownedOf, roomForCapital, roomForResidence } from './limits.ts';
import { type Kingdom, withCity } from './raise.ts';

/**
 * The level of a captured city under its new owner. Beyond a limit it falls to the next level that has room; up to
 * level 4 the level stays, which is for the base game to say.
 */
export function capturedLevel(
  level: number,
  before: Seat | null,
  own: Crowned,
): { level: number; rule: RuleId } {
  if (before === null) return { level: CITY_LEVELS.city, rule: 'battalia.cities.neutral' };
  let to = level;
  if (to === CITY_LEVELS.capital && !roomForCapital(own)) to = CITY_LEVELS.residence;
  if (to === CITY_LEVELS.residence && !roomForResidence(own)) to = CITY_LEVELS.city;
  return { level: to, rule: to === level ? 'battalia.cities.capture' : 'battalia.cities.captureLimit' };
}

export function captureCity(
  { agreed, map }: Pick<Kingdom, 'agreed' | 'map'>,
  seat: Seat,
  square: Square,
): Result<{ map: GameMap; events: WeekEvent[] }> {
  const city = map.cards[square];
  if (city?.kind !== 'city') return refuse('weekNoCity');
  const before = city.owner;
  if (before !== null && together(agreed, seat, before))
    return refuse('weekNoOpponent', 'battalia.team.lock');
  const { level: to, rule } = capturedLevel(city.level, before, crownedOf(map, seat));
  return ok({
    map: withCity(map, square, { ...city, owner: seat, level: to }),
    events: [{ event: 'cityCaptured', seat, square, from: city.level, to, before, rule }],
  });
}
