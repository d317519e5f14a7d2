// npm run bench [-- --seconds 2 --module base|folk|fiends|odds]
// Decisions and games per second with a random bot, memory per game, by player count; then what a decision of a game
// with folk costs against one of the base game, measured in turns so that both see the same machine. The calibration line is a
// fixed piece of arithmetic: divide by it to compare two machines.

import { cpus } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  installBoxes,
  legalMoves,
  newGame,
  play,
  type SetupRequest,
} from '../../src/caverna/engine/index.ts';
import { numberOption, readArgs } from '../../src/caverna/lab/args.ts';
import { dice } from '../../src/caverna/lab/bots.ts';
import { folkSetup } from '../../src/caverna/lab/folk.ts';
import { benchOdds } from '../../src/caverna/lab/odds.ts';

const args = readArgs(process.argv.slice(2));
const seconds = numberOption(args, 'seconds', 2);
const module = args.options.module ?? 'base';
await installBoxes();
const setupFor = (players: number, seed: number, box = module): SetupRequest =>
  box === 'folk' ? folkSetup(players, seed) : { seats: players, modules: [box] };

/** Millions of mixing steps per second. */
function calibrate(): number {
  let best = 0;
  for (let run = 0; run < 5; run++) {
    const begun = performance.now();
    let x = 1;
    for (let i = 0; i < 20_000_000; i++) x = (Math.imul(x ^ (x >>> 15), 2246822507) + i) | 0;
    if (x === 42) console.log('');
    best = Math.max(best, 20_000 / (performance.now() - begun));
  }
  return best;
}

interface Measure {
  games: number;
  decisions: number;
  seconds: number;
  /** Microseconds of each sampled decision: legalMoves and play together. */
  samples: number[];
}

function measure(players: number, budget: number, sample: boolean): Measure {
  const result: Measure = { games: 0, decisions: 0, seconds: 0, samples: [] };
  const begun = performance.now();
  while (performance.now() - begun < budget * 1000) {
    const start = newGame(setupFor(players, result.games + 1), result.games + 1);
    if (!start.ok) throw new Error('no game');
    let game = start.value;
    const roll = dice(result.games + 1);
    while (game.stack.length > 0) {
      const from = sample ? performance.now() : 0;
      const moves = legalMoves(game);
      const move = moves[roll(moves.length)]!;
      const played = play(game, move);
      if (sample) result.samples.push((performance.now() - from) * 1000);
      if (!played.ok) throw new Error('refused');
      game = played.value.game;
      result.decisions++;
    }
    result.games++;
  }
  result.seconds = (performance.now() - begun) / 1000;
  return result;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes that one finished game keeps alive, all its states included. */
function memoryPerGame(players: number): number {
  collect();
  const before = process.memoryUsage().heapUsed;
  const kept: unknown[] = [];
  const games = 40;
  for (let i = 0; i < games; i++) {
    const start = newGame(setupFor(players, i), i);
    if (!start.ok) throw new Error('no game');
    let game = start.value;
    const roll = dice(i);
    while (game.stack.length > 0) {
      kept.push(game);
      const moves = legalMoves(game);
      const played = play(game, moves[roll(moves.length)]!);
      if (!played.ok) throw new Error('refused');
      game = played.value.game;
    }
  }
  collect();
  const used = process.memoryUsage().heapUsed - before;
  return kept.length > 0 ? Math.max(0, used) / games : 0;
}

const median = (list: number[]): number => list.sort((a, b) => a - b)[list.length >> 1] ?? 0;

console.log(`machine: ${cpus()[0]?.model ?? 'unknown'}, node ${process.versions.node}`);
console.log(`calibration: ${calibrate().toFixed(0)} million steps per second`);
const counts = module === 'odds' ? [] : [1, 2, 3, 4, 5, 6, 7];
console.log(
  'module players  games/s  decisions/s  decisions/game  µs/decision mean  median  kB/game (all states)',
);
if (counts.length > 0) measure(2, 1, false);
for (const players of counts) {
  const plain = measure(players, seconds, false);
  const sampled = measure(players, seconds / 2, true);
  const row = [
    module.padEnd(6),
    String(players).padStart(7),
    (plain.games / plain.seconds).toFixed(0).padStart(8),
    (plain.decisions / plain.seconds).toFixed(0).padStart(12),
    (plain.decisions / plain.games).toFixed(0).padStart(15),
    ((plain.seconds * 1e6) / plain.decisions).toFixed(2).padStart(17),
    median(sampled.samples).toFixed(2).padStart(7),
    (memoryPerGame(players) / 1024).toFixed(0).padStart(21),
  ];
  console.log(row.join(' '));
}

/** CPU microseconds for each decision of some games: other programs on the machine do not count. */
function costOf(box: string, players: number, games: number, from: number): number {
  let decisions = 0;
  const before = process.cpuUsage().user;
  for (let i = 0; i < games; i++) {
    const start = newGame(setupFor(players, from + i, box), from + i);
    if (!start.ok) throw new Error('no game');
    let game = start.value;
    const roll = dice(from + i);
    while (game.stack.length > 0) {
      const moves = legalMoves(game);
      const played = play(game, moves[roll(moves.length)]!);
      if (!played.ok) throw new Error('refused');
      game = played.value.game;
      decisions++;
    }
  }
  return (process.cpuUsage().user - before) / decisions;
}

const MOST_RATIO = 1.3;
const ratios: number[] = [];
for (let turn = 0; turn < 15; turn++)
  for (const players of [2, 4, 7]) {
    const [base, folk] = [costOf('base', players, 8, turn * 100), costOf('folk', players, 8, turn * 100)];
    // The first turns only warm up.
    if (turn > 2) ratios.push(folk / base);
  }
const ratio = median(ratios);
console.log(
  `folk against base, per decision: ${ratio.toFixed(2)} times (at most ${MOST_RATIO}): ${ratio <= MOST_RATIO ? 'kept' : 'NOT KEPT'}`,
);
await benchOdds();
