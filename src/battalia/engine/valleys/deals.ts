// The three deals on King's Bridge; a hero who stops there does one of them. battalia.bridge.stop

import { CITY_LEVELS } from '../map/cities.ts';
import type { Options } from '../state/options.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import type { Seat } from '../state/types.ts';
import { raisedLevel } from '../week/cities/raise.ts';
import type { Changed, Prize } from './events.ts';

/** What the deals are about: levels of own cities, and the Great Artefacts of the deck. */
export interface Dealer {
  cities: readonly number[];
  greatArtefacts: number;
}

export type Deal =
  /** A Great Artefact each; for each of them the city of this number rises. */
  | { deal: 'points'; raise: readonly number[] }
  /** Two levels: the numbers of two cities, or twice the same. */
  | { deal: 'levels'; lower: readonly number[]; prize: Prize }
  | { deal: 'swap'; prize: Prize };

interface Dealt extends Dealer {
  /** Victory points gained or lost. */
  points: number;
  /** Cards that the deck grows or shrinks by. */
  cards: number;
}

type Limits = Pick<Options, 'freeUpgradeCap' | 'bridgeLowest'>;

const counted = (cities: readonly number[], level: number): number =>
  cities.filter((city) => city === level).length;

/** One city after the other a level up; no royal card helps. battalia.cities.freeCap */
function raisedAll(cities: readonly number[], which: readonly number[], limits: Limits): Result<number[]> {
  const after = [...cities];
  for (const city of which) {
    const crowned = {
      residences: counted(after, CITY_LEVELS.residence),
      capitals: counted(after, CITY_LEVELS.capital),
    };
    const to = raisedLevel(after[city]!, { by: 'free' }, crowned, limits);
    if (!to.ok) return to;
    after[city] = to.value;
  }
  return ok(after);
}

const unknown = (cities: readonly number[], which: readonly number[]): boolean =>
  which.some((city) => cities[city] === undefined);

export function strike(seat: Seat, dealer: Dealer, deal: Deal, limits: Limits): Result<Changed<Dealt>> {
  const { cities, greatArtefacts } = dealer;
  switch (deal.deal) {
    // battalia.bridge.points
    case 'points': {
      const count = deal.raise.length;
      if (count === 0 || count > greatArtefacts)
        return refuse('greatArtefactsMissing', 'battalia.bridge.points', { held: greatArtefacts });
      if (unknown(cities, deal.raise)) return refuse('valleysDamaged');
      const after = raisedAll(cities, deal.raise, limits);
      if (!after.ok) return after;
      return ok({
        state: { cities: after.value, greatArtefacts: greatArtefacts - count, points: count, cards: -count },
        events: [{ event: 'artefactsHandedIn', seat, count, points: count, rule: 'battalia.bridge.points' }],
      });
    }
    // battalia.bridge.levels
    case 'levels': {
      if (deal.lower.length !== 2) return refuse('twoLevelsExactly', 'battalia.bridge.levels');
      if (unknown(cities, deal.lower)) return refuse('valleysDamaged');
      const after = cities.map((level, i) => level - deal.lower.filter((city) => city === i).length);
      if (after.some((level, i) => level !== cities[i] && level < limits.bridgeLowest))
        return refuse('cityTooLow', 'battalia.bridge.levels', { lowest: limits.bridgeLowest });
      return ok({
        state: {
          cities: after,
          greatArtefacts: greatArtefacts + (deal.prize === 'greatArtefact' ? 1 : 0),
          points: -2,
          cards: 1,
        },
        events: [
          { event: 'levelsSold', seat, prize: deal.prize, points: -2, rule: 'battalia.bridge.levels' },
        ],
      });
    }
    // battalia.bridge.swap; where the old one goes when a fate card is taken is not said
    case 'swap':
      if (greatArtefacts === 0)
        return refuse('greatArtefactsMissing', 'battalia.bridge.swap', { held: greatArtefacts });
      return ok({
        state: {
          cities,
          greatArtefacts: greatArtefacts - (deal.prize === 'fate' ? 1 : 0),
          points: 0,
          cards: 0,
        },
        events: [{ event: 'artefactSwapped', seat, prize: deal.prize, rule: 'battalia.bridge.swap' }],
      });
  }
}
