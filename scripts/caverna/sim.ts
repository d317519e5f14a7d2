// npm run sim -- --module base|folk|fiends --players 2 --games 200 --seed 1 --bot random [--tiles full|intro] [--save FOLDER]
// Plays whole games: one JSON line per game, then a summary.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash, installBoxes, roundsFor, saveOf, score } from '../../src/caverna/engine/index.ts';
import { numberOption, readArgs } from '../../src/caverna/lab/args.ts';
import { BOTS } from '../../src/caverna/lab/bots.ts';
import { folkSetup } from '../../src/caverna/lab/folk.ts';
import { playGame } from '../../src/caverna/lab/game.ts';

const args = readArgs(process.argv.slice(2));
const players = numberOption(args, 'players', 2);
const games = numberOption(args, 'games', 10);
const from = numberOption(args, 'seed', 1);
const botName = args.options.bot ?? 'random';
const bot = BOTS[botName];
const tileSet = args.options.tiles ?? 'full';
const { save } = args.options;
const module = args.options.module ?? 'base';
if (!bot || !['base', 'folk', 'fiends'].includes(module)) {
  console.error(`Known bots: ${Object.keys(BOTS).join(', ')}; known modules: base, folk, fiends.`);
  process.exit(2);
}
await installBoxes();
if (save) mkdirSync(save, { recursive: true });

const totals: number[] = [];
let decisions = 0;
const started = performance.now();
for (let i = 0; i < games; i++) {
  const seed = from + i;
  const begun = performance.now();
  const setup = module === 'folk' ? folkSetup(players, seed) : { seats: players, tileSet, modules: [module] };
  const finished = playGame(setup, seed, bot);
  const milliseconds = performance.now() - begun;
  const { seats, winners } = score(finished.game);
  decisions += finished.decisions;
  totals.push(...seats.map(({ total }) => total));
  const line = {
    seed,
    players,
    tileSet,
    scores: seats.map(({ total, categories }) => ({
      total,
      ...Object.fromEntries(categories.map(({ category, points }) => [category, points])),
    })),
    winners: winners.map((seat) => seat + 1),
    rounds: roundsFor(finished.game.players.length).length,
    decisions: finished.decisions,
    milliseconds: Number(milliseconds.toFixed(2)),
    hash: hash(finished.game),
  };
  console.log(JSON.stringify(line));
  if (save) {
    const file = join(save, `${module}-${players}p-${tileSet}-${seed}.json`);
    const golden = {
      ...saveOf(finished.game, finished.lines),
      scores: seats.map(({ total }) => total),
      hash: line.hash,
    };
    writeFileSync(file, `${JSON.stringify(golden, null, 1)}\n`);
  }
  if (process.stderr.isTTY && i % 20 === 19) process.stderr.write(`\r${i + 1} of ${games} games`);
}
const seconds = (performance.now() - started) / 1000;
const mean = totals.reduce((sum, total) => sum + total, 0) / totals.length;
console.log(
  JSON.stringify({
    summary: true,
    bot: botName,
    games,
    meanScore: Number(mean.toFixed(2)),
    best: Math.max(...totals),
    worst: Math.min(...totals),
    decisionsPerGame: Math.round(decisions / games),
    gamesPerSecond: Math.round(games / seconds),
    microsecondsPerDecision: Number(((seconds * 1e6) / decisions).toFixed(2)),
  }),
);
