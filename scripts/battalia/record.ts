// npm run record -- --game battalia [--anew]
// Writes down how the recorded evenings end, and the edition of the rules that follows from it. With `--anew` the clockwork
// plays the evenings again first, with the setups and seeds they have: after a rule was changed on purpose.

import { readFileSync, writeFileSync } from 'node:fs';
import { clockworkMove } from '../../src/battalia/bots/index.ts';
import { fromSeed, hash, newEvening, notate, play, saveOf } from '../../src/battalia/engine/index.ts';
import { EVENINGS, editionOf, recordedEvenings, replayed } from '../../src/battalia/lab/edition.ts';

const MOST_LINES = 400;
const anew = process.argv.includes('--anew');

function linesOf(setup: unknown, seed: number): string[] {
  const begun = newEvening(setup, seed);
  if (!begun.ok) throw new Error(begun.error.code);
  const random = fromSeed(seed);
  const lines: string[] = [];
  for (let evening = begun.value; evening.phase.is !== 'over' && lines.length < MOST_LINES; ) {
    const move = clockworkMove(evening, random);
    const played = play(evening, move);
    if (!played.ok) throw new Error(played.error.code);
    lines.push(notate(move));
    evening = played.value.game;
  }
  return lines;
}

for (const [name, { setup, seed, lines }] of recordedEvenings()) {
  const played = anew ? linesOf(setup, seed) : lines;
  const end = replayed({ setup, seed, lines: played });
  const file = { ...saveOf(end, played), hash: hash(end) };
  writeFileSync(`${EVENINGS}/${name}`, `${JSON.stringify(file, null, 1)}\n`);
  console.log(`${name}: ${played.length} lines, week ${end.table.calendar.week}, ${end.phase.is}`);
}
const place = 'src/battalia/engine/evening/edition.ts';
const edition = editionOf();
writeFileSync(place, readFileSync(place, 'utf8').replace(/EDITION = '.*'/, `EDITION = '${edition}'`));
console.log(`edition ${edition}`);
