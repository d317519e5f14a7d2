// When the game ends: the board is full, or a side has enough great cities.

import type { EndEvent } from '../draft/events.ts';
import { squaresLeft } from '../map/left.ts';
import type { RuleId } from '../rules/ids.ts';
import { type Team, teamsOf } from '../state/teams.ts';
import type { Agreed, Square, Table } from '../state/types.ts';
import type { Grid } from '../state/vocabulary.ts';
import { valleySquares } from '../valleys/setup.ts';
import { citiesAt, LEVELS, type Realm, realmsOf } from './realm.ts';

/** Cities from this level on are counted for the end. */
const GREAT_CITY = 4;

/** battalia.end.cities battalia.end.pair battalia.end.trio */
const NEEDED: readonly { needed: number; rule: RuleId }[] = [
  { needed: 5, rule: 'battalia.end.cities' },
  { needed: 9, rule: 'battalia.end.pair' },
  { needed: 12, rule: 'battalia.end.trio' },
];

/** How many great cities end the game for a side: 5 alone, 5 + 4 for two, 5 + 4 + 3 for three. */
export const neededBy = (team: Team): { needed: number; rule: RuleId } => NEEDED[team.length - 1]!;

interface Counter {
  team: Team;
  /** By member, in the order of the team. */
  parts: readonly number[];
  cities: number;
  needed: number;
  rule: RuleId;
}

const greatCities = (realm: Realm): number =>
  LEVELS.filter((level) => level >= GREAT_CITY).reduce((sum, level) => sum + citiesAt(realm, level), 0);

/** How far each side is. */
export const countersOf = (agreed: Pick<Agreed, 'players' | 'sides'>, realms: readonly Realm[]): Counter[] =>
  teamsOf(agreed).map((team) => {
    const parts = team.map((seat) => greatCities(realms[seat]!));
    return { team, parts, cities: parts.reduce((a, b) => a + b, 0), ...neededBy(team) };
  });

export interface FullBoard {
  ends: boolean;
  /** By agreement, as the book recommends, or as ever because it recommends nothing here. */
  by: 'agreed' | 'recommended' | 'usual';
  rule: RuleId;
}

/** Whether a full board ends this game. battalia.end.recommended */
export function fullBoard(
  { players, sides, fullBoardEnds }: Pick<Agreed, 'players' | 'sides' | 'fullBoardEnds'>,
  grid: Grid,
): FullBoard {
  if (fullBoardEnds !== null) return { ends: fullBoardEnds, by: 'agreed', rule: 'battalia.end.full' };
  const recommended = (ends: boolean): FullBoard => ({
    ends,
    by: 'recommended',
    rule: 'battalia.end.recommended',
  });
  // Two and three are advised to ignore it on the small board, or to take the larger one.
  if (players <= 3) return recommended(grid !== 'small');
  // Of five, only the uneven teams are spoken of.
  if (players === 5)
    return sides === 'single' ? { ends: true, by: 'usual', rule: 'battalia.end.full' } : recommended(false);
  return recommended(true);
}

/**
 * Squares on which nothing lies. Those that five players cover are no squares at all, and valleys count as built on,
 * discovered or not. battalia.setup.corners battalia.valleys.outside
 */
export function emptySquares(table: Pick<Table, 'map' | 'valleys'>): Square[] {
  const covered = new Set(table.valleys ? valleySquares(table.valleys) : []);
  return squaresLeft(table.map).filter((square) => !covered.has(square));
}

/** What ends the game as the table stands; an empty list while it goes on. battalia.end.full */
export function endedBy(table: Table): EndEvent[] {
  const { agreed, map } = table;
  return endsOf(agreed, map.grid, realmsOf(table), emptySquares(table).length);
}

/** The same from numbers that were entered. */
export function endsOf(
  agreed: Pick<Agreed, 'players' | 'sides' | 'fullBoardEnds'>,
  grid: Grid,
  realms: readonly Realm[],
  empty: number,
): EndEvent[] {
  const reached = countersOf(agreed, realms)
    .filter(({ cities, needed }) => cities >= needed)
    .map(
      ({ team, cities, needed, rule }): EndEvent => ({ event: 'citiesReached', rule, team, cities, needed }),
    );
  return empty === 0 && fullBoard(agreed, grid).ends
    ? [{ event: 'boardFull', rule: 'battalia.end.full' }, ...reached]
    : reached;
}
