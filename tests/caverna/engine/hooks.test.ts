import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  FIENDS_TILE_IDS,
  FOLK_IDS,
  FOLK_TILE_IDS,
  TILE_IDS,
} from '../../../src/caverna/engine/state/vocabulary.ts';

// Where tiles and folk have their facts, words and powers; everywhere else the rules ask for a hook.
const HOMES = /\/(data|rules|powers|folks)\/|\/fiends\/powers\.ts$|\/vocabulary\.ts$/;
const files = globSync('src/caverna/engine/**/*.ts').filter((path) => !HOMES.test(path));

/** The ordinary dwelling is what many actions build, and a word for all dwellings. */
const names = [...TILE_IDS, ...FIENDS_TILE_IDS, ...FOLK_TILE_IDS, ...FOLK_IDS].filter(
  (id) => id !== 'dwelling',
);
const named = new RegExp(`'(${names.join('|')})'|powers\\.(${names.join('|')})\\b`);

describe('the rules', () => {
  it('ask for hooks, never for a tile or a folk by name', () => {
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, i) => (named.test(line) ? [`${path}:${i + 1} ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});
