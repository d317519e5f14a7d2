// The edition of the rules: how all golden games end, and what all scenarios expect. A rule that changes shows in one of
// them; a scenario that is merely new gives a new edition too, which costs old games no more than a second look.

import { readdirSync, readFileSync } from 'node:fs';
import { fingerprint } from '../../plain/fingerprint.ts';

/** Where the edition stands. */
export const editionFile = new URL('../engine/writing/edition.ts', import.meta.url);

const golden = new URL('../../../content/caverna/games/', import.meta.url);
const scenarios = new URL('../../../content/caverna/scenarios/', import.meta.url);

const filesIn = (folder: URL): URL[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
    .map((name) => new URL(name, folder));

const read = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'));

export function editionOf(): string {
  const ends = filesIn(golden).map((file) => (read(file) as { hash: string }).hash);
  const promises = filesIn(scenarios).map((file) => JSON.stringify(read(file)));
  return fingerprint([...ends, ...promises].join()).slice(0, 8);
}
