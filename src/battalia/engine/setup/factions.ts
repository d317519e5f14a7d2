// Which factions are in the game, and what follows from them.

import { below, fromSeed } from '../flow/random.ts';
import { gateOf } from '../map/gates.ts';
import { isPlayerCount } from '../state/agreed.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import type { Seat } from '../state/types.ts';
import type { Faction, Gate } from '../state/vocabulary.ts';

/** How many factions' cards so many players use. battalia.setup.factions */
export const factionsUsed = (players: number): number => (players <= 3 ? players + 1 : players);

/** The gates that are in play: one for each player, of the own faction. battalia.setup.gatesOfPlayers */
export const gatesInPlay = (factions: readonly (Faction | null)[]): Gate[] =>
  factions
    .filter((faction) => faction !== null)
    .map(gateOf)
    .sort((a, b) => a - b);

/** A roll for a gate that is not there is made again. battalia.npc.reroll */
export const rollCounts = (gates: readonly Gate[], roll: number): boolean =>
  (gates as readonly number[]).includes(roll);

/** Factions are chosen clockwise from the start player on, start cities the other way round. battalia.setup.start */
export const factionOrder = (players: number): Seat[] => Array.from({ length: players }, (_, seat) => seat);
export const startCityOrder = (players: number): Seat[] => factionOrder(players).reverse();

/** Whether these factions can be in a game together: the players' own, and all whose cards are used. */
export function checkFactions(
  seats: readonly (Faction | null)[],
  factions: readonly Faction[],
): Result<readonly Faction[]> {
  if (!isPlayerCount(seats.length)) return refuse('setupPlayers', 'battalia.setup.factions');
  const needed = factionsUsed(seats.length);
  if (new Set(factions).size !== factions.length || factions.length !== needed)
    return refuse('setupFactions', 'battalia.setup.factions', { needed });
  const own = seats.filter((faction) => faction !== null);
  if (new Set(own).size !== own.length) return refuse('setupTwice', 'battalia.setup.start');
  if (own.some((faction) => !factions.includes(faction)))
    return refuse('setupForeign', 'battalia.setup.factions');
  return ok(factions);
}

/** A start player by lot; seats count from this one. battalia.setup.start */
export const startPlayer = (seed: number, players: number): number => below(fromSeed(seed), players);
