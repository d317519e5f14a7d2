// What of a player's realm counts at the end, taken from the table or entered by hand.

import { citiesOf } from '../map/cities.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import type { Agreed, Seat, Table } from '../state/types.ts';
import { VALLEYS } from '../state/vocabulary.ts';
import { buildingsOf, CENTRE_LEVEL } from '../valleys/control.ts';
import { MOST_CROWNED } from '../week/cities/limits.ts';

/** Cities of level 1 are the first entry, the capital of level 6 the last. */
export type CitiesByLevel = readonly number[];
export const LEVELS = [1, 2, 3, 4, 5, 6] as const;
export const RESIDENCE = 5;
export const CAPITAL = 6;

export interface Realm {
  cities: CitiesByLevel;
  /** Buildings in the valleys; each is marked as level 2. */
  buildings: number;
  /** Heroes on the board. */
  heroes: number;
  /** Cards in the creation deck. */
  cards: number;
}

export const START_REALM: Realm = { cities: [1, 0, 0, 0, 0, 0], buildings: 0, heroes: 0, cards: 10 };

export const citiesAt = ({ cities }: Pick<Realm, 'cities'>, level: number): number => cities[level - 1] ?? 0;

/** A city centre in a valley counts as the city that it becomes. battalia.valleys.centre */
function levelsOf({ map, valleys }: Table, seat: Seat): number[] {
  const centres = VALLEYS.flatMap((valley) => valleys?.valleys[valley] ?? []).filter(
    // One that stands on the map as a city is counted there.
    ({ centre, centreOwner }) => centreOwner === seat && map.cards[centre]?.kind !== 'city',
  );
  return [...citiesOf(map, seat).map(({ level }) => level), ...centres.map(() => CENTRE_LEVEL)];
}

/** The realms of all players as they stand on the table. */
export const realmsOf = (table: Table): Realm[] =>
  table.players.map(({ heroes, cards }, seat) => {
    const levels = levelsOf(table, seat);
    return {
      cities: LEVELS.map((level) => levels.filter((each) => each === level).length),
      buildings: table.valleys ? buildingsOf(table.valleys, seat).length : 0,
      heroes: heroes.filter((square) => square !== null).length,
      cards,
    };
  });

/** Whether these can be the realms of such a game. */
export function checkRealms(
  { players }: Pick<Agreed, 'players'>,
  realms: readonly Realm[],
): Result<readonly Realm[]> {
  if (realms.length !== players) return refuse('scorePlayers', 'battalia.score.levels', { players });
  for (const [seat, realm] of realms.entries()) {
    if (citiesAt(realm, RESIDENCE) > MOST_CROWNED.residences)
      return refuse('scoreResidences', 'battalia.cities.twoResidences', { player: seat + 1 });
    if (citiesAt(realm, CAPITAL) > MOST_CROWNED.capitals)
      return refuse('scoreCapitals', 'battalia.cities.oneCapital', { player: seat + 1 });
  }
  return ok(realms);
}
