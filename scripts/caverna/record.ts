// Plays golden games anew with the setup and seed they have, after a rule or the dealing has changed on purpose:
//   npm run record -- content/caverna/games/folk-elves.json …
// With --same the moves stay as they are, for a change of how a game is written down:
//   npm run record -- --same content/caverna/games/folk-elves.json …
// Then writes the edition of the rules down, which is made of how the golden games end and of what the scenarios expect. Without a file only that.

import { readFileSync, writeFileSync } from 'node:fs';
import {
  type Game,
  hash,
  installBoxes,
  readSetup,
  replay,
  type SetupRequest,
  saveOf,
  score,
} from '../../src/caverna/engine/index.ts';
import { readArgs } from '../../src/caverna/lab/args.ts';
import { BOTS } from '../../src/caverna/lab/bots.ts';
import { editionFile, editionOf } from '../../src/caverna/lab/edition.ts';
import { playGame } from '../../src/caverna/lab/game.ts';

await installBoxes();

interface Recorded {
  setup: SetupRequest;
  seed: number;
  lines: string[];
}

function again({ setup, seed, lines }: Recorded): { game: Game; lines: string[] } {
  const read = readSetup(setup);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const played = replay(read.value, seed, lines);
  if (!played.ok) throw new Error(`these moves cannot be played any more: ${JSON.stringify(played.error)}`);
  return { game: played.value.game, lines };
}

function anew({ setup, seed }: Recorded): { game: Game; lines: string[] } {
  const bot = BOTS.busy ?? BOTS.random;
  if (!bot) throw new Error('there is no bot to play with');
  return playGame(setup, seed, bot);
}

const { options, rest } = readArgs(process.argv.slice(2));
const same = options.same !== undefined;
for (const file of same && options.same !== 'yes' ? [options.same!, ...rest] : rest) {
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Recorded;
  const { game, lines } = same ? again(recorded) : anew(recorded);
  const scores = score(game).seats.map(({ total }) => total);
  writeFileSync(file, `${JSON.stringify({ ...saveOf(game, lines), scores, hash: hash(game) }, null, 1)}\n`);
  console.log(`${file}: ${lines.length} moves, scores ${scores.join(' ')}`);
}

const edition = editionOf();
writeFileSync(
  editionFile,
  readFileSync(editionFile, 'utf8').replace(/EDITION = '.*'/, `EDITION = '${edition}'`),
);
console.log(`edition ${edition}`);
