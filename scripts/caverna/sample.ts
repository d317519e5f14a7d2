// A game played by greedy bots, as a file: to watch, for pictures, or to keep as a golden game.
//   npm run sample -- --players 2 --seed 3 > game.json
//   npm run sample -- --module fiends --seed 2 --round 9 > unfinished.json

import { botNamed } from '../../src/caverna/bots/index.ts';
import {
  hash,
  installBoxes,
  type Move,
  newGame,
  play,
  type SetupRequest,
  saveOf,
  score,
} from '../../src/caverna/engine/index.ts';
import { numberOption, readArgs } from '../../src/caverna/lab/args.ts';
import { folkSetup } from '../../src/caverna/lab/folk.ts';

const args = readArgs(process.argv.slice(2));
const players = numberOption(args, 'players', 1);
const seed = numberOption(args, 'seed', 1);
const until = numberOption(args, 'round', 99);
const { module = 'base' } = args.options;
await installBoxes();

const request: SetupRequest =
  module === 'folk'
    ? folkSetup(players, seed)
    : { seats: players, ...(module === 'fiends' ? { modules: ['fiends'] } : {}) };
const start = newGame(request, seed);
if (!start.ok) throw new Error(JSON.stringify(start.error));
let game = start.value;
const moves: Move[] = [];
const greedy = botNamed('greedy');
while (game.stack.length > 0 && game.round < until)
  for (const move of greedy(game, moves.length)) {
    const played = play(game, move);
    if (!played.ok) throw new Error(JSON.stringify([move, played.error]));
    game = played.value.game;
    moves.push(move);
  }
const scores = score(game).seats.map(({ total }) => total);
console.log(JSON.stringify({ ...saveOf(game, moves), scores, hash: hash(game) }, null, 1));
