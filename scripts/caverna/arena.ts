// npm run arena [-- --games 100 --seed 1]
// How well the bots play: greedy against random, greedy alone, and averages with the other boxes.
// Fails when greedy wins fewer than 95 of 100 or makes fewer than 45 points alone.

import { installBoxes, type SetupRequest } from '../../src/caverna/engine/index.ts';
import { duel, mean, playMatch } from '../../src/caverna/lab/arena.ts';
import { numberOption, readArgs } from '../../src/caverna/lab/args.ts';
import { folkSetup } from '../../src/caverna/lab/folk.ts';

const args = readArgs(process.argv.slice(2));
const games = numberOption(args, 'games', 100);
const from = numberOption(args, 'seed', 1);
const some = Math.max(1, Math.round(games / 10));
await installBoxes();

const started = performance.now();
let longest = 0;
let thinking = 0;
let thoughts = 0;

function average(name: string, count: number, setup: (seed: number) => SetupRequest): number {
  const points: number[] = [];
  let begging = 0;
  for (let seed = from; seed < from + count; seed++) {
    const begun = performance.now();
    const match = playMatch(setup(seed), seed, ['greedy']);
    thinking += performance.now() - begun;
    thoughts += match.decisions;
    longest = Math.max(longest, match.longest);
    points.push(...match.totals);
    begging += match.begging;
  }
  const range = `${Math.min(...points)} to ${Math.max(...points)}`;
  const markers = (begging / points.length).toFixed(2);
  console.log(
    `${name.padEnd(28)} ${mean(points).toFixed(1).padStart(6)} points a player (${range}), ${markers} begging markers`,
  );
  return mean(points);
}

const { won, means } = duel(games, from, 'greedy', 'random');
console.log(
  `greedy against random: ${won} of ${games} won, ${means[0].toFixed(1)} to ${means[1].toFixed(1)} points`,
);
const solo = average(`base, alone, ${games} games`, games, () => ({ seats: 1 }));
average(`base, 2 players, ${some} games`, some, () => ({ seats: 2 }));
average(`base, 4 players, ${some} games`, some, () => ({ seats: 4 }));
average(`folk, 2 players, ${some} games`, some, (seed) => folkSetup(2, seed));
average(`fiends, alone, ${some} games`, some, () => ({ seats: 1, modules: ['fiends'] }));
average(`fiends, 2 players, ${some} games`, some, () => ({ seats: 2, modules: ['fiends'] }));
console.log(
  `${(thinking / thoughts).toFixed(1)} ms a thought, ${longest.toFixed(0)} ms the longest, ` +
    `${((performance.now() - started) / 1000).toFixed(0)} s in all`,
);
const fine = won >= 0.95 * games && solo >= 45;
if (!fine) console.error('Below what greedy has to reach: 95 of 100 won, 45 points alone.');
process.exit(fine ? 0 : 1);
