// npm run replay -- FILE…
// Replays saved games line by line, prints scores and hash, and fails where a line or a stored result differs.

import { readFileSync } from 'node:fs';
import { hash, load, score, sentence } from '../../src/caverna/engine/index.ts';
import { readArgs } from '../../src/caverna/lab/args.ts';

const files = readArgs(process.argv.slice(2)).rest;
if (files.length === 0) {
  console.error('Which file? npm run replay -- FILE…');
  process.exit(2);
}
let failed = false;
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const loaded = load(text);
  if (!loaded.ok) {
    const { number, line } = loaded.error.args ?? {};
    const where = number === undefined ? '' : ` at line ${number} "${line}"`;
    console.error(`${file}: stopped${where}: ${sentence(loaded.error)} [${loaded.error.code}]`);
    failed = true;
    continue;
  }
  const { game, moves } = loaded.value;
  const found = { hash: hash(game), scores: score(game).seats.map(({ total }) => total) };
  const stored = JSON.parse(text) as { hash?: string; scores?: number[] };
  const differs =
    (stored.hash !== undefined && stored.hash !== found.hash) ||
    (stored.scores !== undefined && stored.scores.join() !== found.scores.join());
  const end = game.stack.length === 0 ? 'finished' : `round ${game.round}`;
  console.log(`${file}: ${moves.length} moves, ${end}, scores ${found.scores.join(' ')}, hash ${found.hash}`);
  if (differs) {
    console.error(`${file}: the file says scores ${stored.scores?.join(' ')}, hash ${stored.hash}`);
    failed = true;
  }
}
process.exit(failed ? 1 : 0);
