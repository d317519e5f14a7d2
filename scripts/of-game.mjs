// npm run bench -- --game <game> …: the command of that game. Without `--game` a file says whose it is
// (content/<game>/…), and otherwise it is that of the first one (the first word here); `npm run scenario` without anything asks every game.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const [usual, command, ...given] = process.argv.slice(2);
const games = readdirSync('scripts').filter((name) => existsSync(`scripts/${name}/${command}.ts`));
const named = given.indexOf('--game');
const args = given.filter((_, i) => named < 0 || (i !== named && i !== named + 1));
const wanted =
  named >= 0
    ? [given[named + 1]]
    : games.filter((game) => args.some((arg) => arg.includes(`content/${game}/`)));
const all = command === 'scenario' && args.length === 0 ? games : [usual];
const chosen = wanted.length > 0 ? wanted : all;
for (const game of chosen) {
  if (!games.includes(game)) {
    console.error(`${game} has no command ${command}; there is one for ${games.join(' and ')}.`);
    process.exit(1);
  }
  const run = spawnSync(process.execPath, [`scripts/${game}/${command}.ts`, ...args], { stdio: 'inherit' });
  if (run.status !== 0) process.exit(run.status ?? 1);
}
