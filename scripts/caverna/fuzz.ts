// npm run fuzz -- [--module base|folk|fiends] [--players 3] [--tiles full|intro] [--bot random|busy] [--seed 17] [--games 1] [--try 7]
// Plays random games and checks everything after every move. Without --players and --seed: many games of all kinds.

import { installBoxes } from '../../src/caverna/engine/index.ts';
import { numberOption, readArgs } from '../../src/caverna/lab/args.ts';
import { BOTS } from '../../src/caverna/lab/bots.ts';
import { type FuzzCase, fuzzGame } from '../../src/caverna/lab/fuzz.ts';

const args = readArgs(process.argv.slice(2));
const single = args.options.players !== undefined;
const games = numberOption(args, 'games', single ? 1 : 2000);
const from = numberOption(args, 'seed', 1);
const tryAllEvery = numberOption(args, 'try', 7);
const module = args.options.module ?? 'base';
if (!['base', 'folk', 'fiends'].includes(module)) {
  console.error('Known modules: base, folk, fiends.');
  process.exit(2);
}
await installBoxes();
const rules = new Map<string, number>();
const started = performance.now();

for (let i = 0; i < games; i++) {
  const entry: FuzzCase = {
    players: single ? numberOption(args, 'players', 2) : (i % 7) + 1,
    tileSet: (args.options.tiles ?? (i % 3 === 2 ? 'intro' : 'full')) as FuzzCase['tileSet'],
    seed: from + i,
    bot: args.options.bot ?? Object.keys(BOTS)[i % (module === 'base' ? 2 : 3)]!,
    tryAllEvery,
    module,
  };
  try {
    fuzzGame(entry, (rule) => rules.set(rule, (rules.get(rule) ?? 0) + 1));
  } catch (error) {
    console.error((error as Error).message);
    console.error((error as Error).cause);
    process.exit(1);
  }
  if (process.stdout.isTTY && i % 20 === 19) process.stdout.write(`\r${i + 1} of ${games} games`);
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${games} games without a fault in ${seconds} s; ${rules.size} rules were at work.`);
if (args.options.unused) {
  const { RULE_IDS } = await import('../../src/caverna/engine/index.ts');
  console.log(RULE_IDS.filter((rule) => !rules.has(rule)).join('\n'));
}
