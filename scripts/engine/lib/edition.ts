// The edition of the rules: what all golden games together come to.

import { readdirSync, readFileSync } from 'node:fs';
import { fingerprint } from '../../../src/engine/index.ts';

const golden = new URL('../../../tests/engine/golden/', import.meta.url);

export function editionOf(): string {
  const ends = readdirSync(golden)
    .sort()
    .map((file) => (JSON.parse(readFileSync(new URL(file, golden), 'utf8')) as { hash: string }).hash);
  return fingerprint(ends.join()).slice(0, 8);
}
