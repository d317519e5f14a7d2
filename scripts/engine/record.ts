// Plays golden games anew with the setup and seed they have, after a rule or the dealing has changed on purpose:
//   npm run record -- tests/engine/golden/folk-elves.json …
// Then writes the edition of the rules down, which is made of how the golden games end. Without a file only that.

import { readFileSync, writeFileSync } from 'node:fs';
import { hash, installFiends, type SetupRequest, saveOf, score } from '../../src/engine/index.ts';
import { BOTS } from './lib/bots.ts';
import { editionOf } from './lib/edition.ts';
import { playGame } from './lib/game.ts';

await installFiends();
for (const file of process.argv.slice(2)) {
  const { setup, seed } = JSON.parse(readFileSync(file, 'utf8')) as { setup: SetupRequest; seed: number };
  const bot = BOTS.busy ?? BOTS.random;
  if (!bot) throw new Error('there is no bot to play with');
  const { game, lines } = playGame(setup, seed, bot);
  const scores = score(game).seats.map(({ total }) => total);
  writeFileSync(file, `${JSON.stringify({ ...saveOf(game, lines), scores, hash: hash(game) }, null, 1)}\n`);
  console.log(`${file}: ${lines.length} moves, scores ${scores.join(' ')}`);
}

const place = new URL('../../src/engine/edition.ts', import.meta.url);
const edition = editionOf();
writeFileSync(place, readFileSync(place, 'utf8').replace(/EDITION = '.*'/, `EDITION = '${edition}'`));
console.log(`edition ${edition}`);
