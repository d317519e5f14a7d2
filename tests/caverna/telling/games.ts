// Games to talk about: the golden ones, and random ones of every box.

import { readdirSync, readFileSync } from 'node:fs';
import {
  type Game,
  type GameEvent,
  legalMoves,
  type Move,
  newGame,
  parse,
  play,
  type Save,
  type SetupRequest,
} from '../../../src/caverna/engine/index.ts';
import { BOTS, dice } from '../../../src/caverna/lab/bots.ts';
import { folkSetup } from '../../../src/caverna/lab/folk.ts';
import { variedOptions } from '../../../src/caverna/lab/fuzz.ts';

/** One decision: the game that asks, the move that was chosen, what came of it, and the game afterwards. */
export interface Step {
  game: Game;
  move: Move;
  events: readonly GameEvent[];
  after: Game;
}

const folder = new URL('../../../content/caverna/games/', import.meta.url).pathname;
export const GOLDEN = readdirSync(folder);

function* follow(start: Game, choose: (game: Game) => Move | null): Generator<Step> {
  let game = start;
  for (let move = choose(game); move; move = choose(game)) {
    const played = play(game, move);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    yield { game, move, events: played.value.events, after: played.value.game };
    game = played.value.game;
  }
}

const PEOPLE = ['Anna', 'Bert', 'Cleo', 'Dana', 'Emil', 'Fritz', 'Gesa'];

/** The same game with real names at the table. */
function begin(setup: SetupRequest, seed: number): Game {
  const started = newGame(setup, seed);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const game = started.value;
  const seats = game.setup.seats.map((seat, i) => ({ ...seat, name: PEOPLE[i]! }));
  return { ...game, setup: { ...game.setup, seats } };
}

/** A golden game, step by step. */
export function golden(file: string): Generator<Step> {
  const { setup, seed, lines } = JSON.parse(readFileSync(folder + file, 'utf8')) as Save;
  let at = 0;
  return follow(begin(setup, seed), () => {
    const line = lines[at++];
    const move = line === undefined ? null : parse(line);
    return move?.ok ? move.value : null;
  });
}

/** A random game: the bot never touches the randomness of the game. */
export function random(module: 'base' | 'folk' | 'fiends', players: number, seed: number): Generator<Step> {
  const setup: SetupRequest =
    module === 'folk' ? folkSetup(players, seed) : { seats: players, tileSet: 'full' };
  if (module === 'fiends') Object.assign(setup, { modules: ['fiends'], fiends: variedOptions(seed) });
  const roll = dice(seed);
  const names = Object.keys(BOTS);
  const bot = BOTS[names[seed % names.length]!]!;
  return follow(begin(setup, seed), (game) => (legalMoves(game).length > 0 ? bot(game, roll) : null));
}
