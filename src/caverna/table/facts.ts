// What a list of games says of each.

import type * as table from '../../table/game.ts';
import { type Game, type Setup, score } from '../engine/index.ts';

export interface Facts extends table.Facts {
  modules: readonly string[];
  round: number;
}

/** Games of one kind can be compared: `base-full-2`. */
export const kindOf = ({ modules, tileSet, seats }: Setup): string =>
  [modules.at(-1), tileSet, seats.length].join('-');

export const factsOfSetup = (setup: Setup, moves: number): Facts => ({
  kind: kindOf(setup),
  modules: setup.modules,
  seats: setup.seats.map(({ name }) => name),
  round: 1,
  moves,
  results: null,
});

export const factsOf = (game: Game, moves: number): Facts => ({
  ...factsOfSetup(game.setup, moves),
  round: game.round,
  results: game.phase === 'over' ? score(game).seats.map(({ total }) => total) : null,
});

export const isFacts = ({ modules, round }: Readonly<Record<string, unknown>>): boolean =>
  typeof round === 'number' &&
  Array.isArray(modules) &&
  modules.length <= 7 &&
  modules.every((name) => typeof name === 'string');
