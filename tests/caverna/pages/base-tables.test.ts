import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Action,
  isJoined,
  SPACES,
  type SpaceDef,
  type SpaceVariant,
  TILES,
} from '../../../src/caverna/engine/index.ts';
import { nameSpace } from '../../../src/caverna/telling/index.ts';

/** The rows of the table in a paragraph, each as its cells. */
function rows(page: string, id: string): string[][] {
  const text = readFileSync(`content/en/rules/${page}.mdx`, 'utf8').split(`id="${id}"`)[1] ?? '';
  const lines = (text.split('</div>')[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

const levels = (action: Action): number[] =>
  isJoined(action) ? action.parts.flatMap(levels) : action.do === 'expedition' ? [action.level] : [];
const levelsOf = ({ variants }: SpaceDef): number[] => levels((variants[0] as SpaceVariant).action);

describe('tables of the base game say what the engine knows', () => {
  it('expeditions: every space with its levels and the stage of its card', () => {
    const spaces = Object.values(SPACES).filter((space) => levelsOf(space).length > 0);
    const printed = rows('base/weapons', 'base.expedition.where').map(([space = '', level = '', from]) => [
      space.replace(/ \(.*\)$/, ''),
      [...level.matchAll(/\d/g)].map(Number).join(),
      from,
    ]);
    const known = spaces.map((space) => [
      nameSpace('en', space.id),
      levelsOf(space).join(),
      space.stage ? `stage ${space.stage}` : 'from the start',
    ]);
    expect(printed.sort()).toEqual(known.sort());
  });

  it('blocks: twelve tiles each, six to a set, in the order of the supply boards', () => {
    const printed = rows('base/furnishing', 'base.furnish.blocks').map(([block, , tiles = '']) => ({
      block: Number(block),
      tiles: [...tiles.matchAll(/id="(\w+)"/g)].map(([, id]) => id),
    }));
    for (const { tiles } of printed) expect(tiles).toHaveLength(6);
    for (const block of [1, 2, 3, 4])
      expect(printed.flatMap((set) => (set.block === block ? set.tiles : []))).toEqual(
        Object.values(TILES).flatMap((tile) => (tile.block === block ? [tile.id] : [])),
      );
  });

  it('introductory game: the tiles in play and those left out', () => {
    const listed = (id: string) =>
      rows('base/introductory', id).flatMap(([, tiles = '']) =>
        [...tiles.matchAll(/id="(\w+)"/g)].map((m) => m[1]),
      );
    const known = (intro: boolean) =>
      Object.values(TILES).flatMap((tile) => (tile.block > 0 && tile.intro === intro ? [tile.id] : []));
    expect(listed('base.intro.in')).toEqual(known(true));
    expect(listed('base.intro.out')).toEqual(known(false));
  });
});
