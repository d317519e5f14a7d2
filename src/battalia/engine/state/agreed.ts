// What was agreed on, as a stranger may have written it.

import { readOptions } from './options.ts';
import type { Agreed } from './types.ts';
import { CONNECTORS, EDITIONS, FEWEST_PLAYERS, MOST_PLAYERS, SIDES } from './vocabulary.ts';

/** The yes and no among what is agreed on. */
const MODULES = ['heroMode', 'bilkarr', 'metamorpha', 'fanatics', 'unbound'] as const;
type Module = (typeof MODULES)[number];

const among = <T>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);

export const isPlayerCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= FEWEST_PLAYERS && (value as number) <= MOST_PLAYERS;

/** Which sides so many players can take. battalia.team.standard battalia.team.single */
export const sidesFor = (players: number): readonly Agreed['sides'][] =>
  SIDES.filter((sides) => sides === 'single' || (sides === 'teams' ? players >= 4 : players === 6));

/** What was agreed on, with nothing else in it; null when it is no such thing. */
export function readAgreed(value: unknown): Agreed | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const given = value as Record<string, unknown>;
  const { players, sides, edition, connector, fullBoardEnds } = given;
  const options = readOptions(given.options);
  if (!isPlayerCount(players) || !options) return null;
  if (!among(SIDES, sides) || !sidesFor(players).includes(sides)) return null;
  if (!among(EDITIONS, edition)) return null;
  if (connector !== null && !among(CONNECTORS, connector)) return null;
  if (fullBoardEnds !== null && typeof fullBoardEnds !== 'boolean') return null;
  if (!MODULES.every((module) => typeof given[module] === 'boolean')) return null;
  const modules = Object.fromEntries(MODULES.map((module) => [module, given[module]])) as Record<
    Module,
    boolean
  >;
  return { players, sides, edition, connector, fullBoardEnds, ...modules, options };
}

/** The same with another number of players; sides that do not go with it become the usual ones. */
export function withPlayers(agreed: Agreed, players: number): Agreed {
  const kept = agreed.players >= 4 && sidesFor(players).includes(agreed.sides);
  return { ...agreed, players, sides: kept ? agreed.sides : players >= 4 ? 'teams' : 'single' };
}
