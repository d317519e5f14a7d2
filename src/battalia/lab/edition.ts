// The edition of the rules as they are played: a fingerprint of how the recorded evenings end and of what the scenarios
// expect, so that no changed rule passes unseen.

import { readdirSync, readFileSync } from 'node:fs';
import { canonical, fingerprint } from '../../plain/fingerprint.ts';
import { type Evening, hash, newEvening, parse, play } from '../engine/index.ts';

export const EVENINGS = 'content/battalia/evenings';
const SCENARIOS = 'content/battalia/scenarios';

interface Recorded {
  setup: unknown;
  seed: number;
  lines: string[];
  hash: string;
}

const read = (folder: string): [name: string, value: unknown][] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => [name, JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))]);

export const recordedEvenings = (): [name: string, evening: Recorded][] =>
  read(EVENINGS) as [string, Recorded][];

/** Line by line from the beginning; says which line could not be played. */
export function replayed({ setup, seed, lines }: Pick<Recorded, 'setup' | 'seed' | 'lines'>): Evening {
  const begun = newEvening(setup, seed);
  if (!begun.ok) throw new Error(begun.error.code);
  let evening = begun.value;
  for (const [i, line] of lines.entries()) {
    const move = parse(line);
    const played = move.ok ? play(evening, move.value) : move;
    if (!played.ok) throw new Error(`line ${i + 1}, ${line}: ${played.error.code}`);
    evening = (played.value as { game: Evening }).game;
  }
  return evening;
}

export function editionOf(): string {
  const ends = recordedEvenings().map(([name, evening]) => [name, hash(replayed(evening))]);
  return fingerprint(canonical([ends, read(SCENARIOS)])).slice(0, 8);
}
