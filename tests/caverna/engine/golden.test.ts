import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EDITION, hash, load, score } from '../../../src/caverna/engine/index.ts';
import { editionOf } from '../../../src/caverna/lab/edition.ts';

// Finished games, replayed with scores and hash. Dropping a file into the folder adds one
// (npm run sim -- --players 2 --games 1 --save content/caverna/games).
const folder = new URL('../../../content/caverna/games/', import.meta.url).pathname;

describe('golden games', () => {
  it('give the edition of the rules its name (npm run record writes it)', () => {
    expect(EDITION).toBe(editionOf());
  });
  for (const file of readdirSync(folder))
    it(file, () => {
      const text = readFileSync(join(folder, file), 'utf8');
      const stored = JSON.parse(text) as { scores: number[]; hash: string };
      const loaded = load(text);
      if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
      expect(loaded.value.game.phase).toBe('over');
      expect(score(loaded.value.game).seats.map(({ total }) => total)).toEqual(stored.scores);
      expect(hash(loaded.value.game)).toBe(stored.hash);
    });
});
