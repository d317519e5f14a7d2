import { describe, expect, it } from 'vitest';
import { faults, homeless, roomOf } from '../../scripts/arrows/faults.mjs';
import { readFiles, readImports } from '../../scripts/arrows/imports.mjs';
import { doors, rooms } from '../../scripts/arrows/rules.mjs';

const wrong = (from: string, to: { file?: string; package?: string }): string[] =>
  faults([{ from, ...to }], rooms, doors);

describe('the arrows of the house', () => {
  it('point the right way in the whole project', () => {
    expect(faults(readImports(), rooms, doors)).toEqual([]);
  });
  it('start in rooms that somebody has described', () => {
    expect(homeless(readFiles(), rooms)).toEqual([]);
  });
  it('are read from Astro files too', () => {
    const frame = readImports(['src/layouts/Frame.astro']);
    expect(frame.map(({ file }) => file)).toContain('src/shell/shell.ts');
  });
  it('are read from folders taken as a whole, and from files named by their address', () => {
    expect(readImports(['src/caverna/table/recorded.ts'])).toContainEqual(
      expect.objectContaining({ file: 'content/caverna/games/' }),
    );
    expect(readImports(['src/caverna/workers/reckon.ts'])).toContainEqual(
      expect.objectContaining({ file: 'src/caverna/workers/odds.ts' }),
    );
  });
  it.each([
    ['src/caverna/engine/folk/x.ts', 'caverna/engine'],
    ['src/table/x.ts', 'table'],
    ['src/pages/[lang]/x.astro', 'pages'],
    ['content/caverna/names/en/tiles.json', 'content/caverna'],
    ['content/en/rules/base/round.mdx', 'content'],
    ['tests/caverna/engine/folk/x.test.ts', 'tests/caverna/engine'],
    ['tests/table/x.test.ts', 'tests/table'],
    ['scripts/caverna/x.ts', 'scripts/caverna'],
    ['scripts/x.mjs', 'scripts'],
    ['src/content.config.ts', 'settings'],
    ['astro.config.mjs', 'settings'],
  ])('%s stands in %s', (file, room) => {
    expect(roomOf(file)).toBe(room);
  });
});

describe('an arrow the wrong way is a fault', () => {
  it('the engine imports Preact', () => {
    expect(wrong('src/caverna/engine/x.ts', { package: 'preact' })).toHaveLength(1);
  });
  it('the engine imports a machine', () => {
    expect(wrong('src/caverna/engine/x.ts', { file: 'src/caverna/machines/index.ts' })).toHaveLength(1);
  });
  it('an island imports engine internals past its index', () => {
    expect(wrong('src/caverna/islands/x.tsx', { file: 'src/caverna/engine/gain.ts' })).toHaveLength(1);
    expect(wrong('src/caverna/islands/x.tsx', { file: 'src/caverna/engine/index.ts' })).toEqual([]);
  });
  it('a machine imports a page', () => {
    expect(wrong('src/caverna/machines/x.ts', { file: 'src/pages/x.astro' })).toHaveLength(1);
  });
  it.each(['table', 'site', 'i18n', 'search', 'reference', 'components', 'layouts', 'islands', 'shell'])(
    '%s imports a game, or what is written for one',
    (room) => {
      expect(wrong(`src/${room}/x.ts`, { file: 'src/caverna/engine/index.ts' })).toHaveLength(1);
      expect(wrong(`src/${room}/x.ts`, { file: 'content/caverna/names/en/tiles.json' })).toHaveLength(1);
    },
  );
  it.each(['src/caverna/table', 'src/site', 'src/pages'])('%s imports a test or a script', (folder) => {
    expect(wrong(`${folder}/x.ts`, { file: 'tests/lib/must.ts' })).toHaveLength(1);
    expect(wrong(`${folder}/x.ts`, { file: 'scripts/chunks.ts' })).toHaveLength(1);
  });
  it('a test borrows from a script, or from the tests of another room', () => {
    expect(wrong('tests/caverna/odds/x.test.ts', { file: 'scripts/chunks.ts' })).toHaveLength(1);
    expect(wrong('tests/caverna/odds/x.test.ts', { file: 'tests/caverna/engine/x.ts' })).toHaveLength(1);
    expect(wrong('tests/caverna/odds/x.test.ts', { file: 'tests/caverna/lib/x.ts' })).toEqual([]);
  });
  it('a test looks inside a room that is not its own', () => {
    const inside = { file: 'src/caverna/engine/gain.ts' };
    expect(wrong('tests/caverna/telling/x.test.ts', inside)).toHaveLength(1);
    expect(wrong('tests/caverna/engine/x.test.ts', inside)).toEqual([]);
  });
  it('two files import each other', () => {
    const circle = [
      { from: 'src/caverna/engine/a.ts', file: 'src/caverna/engine/b.ts' },
      { from: 'src/caverna/engine/b.ts', file: 'src/caverna/engine/a.ts' },
    ];
    expect(faults(circle, rooms, doors)).toHaveLength(1);
  });
  it('a folder nobody described', () => {
    expect(wrong('src/misc/x.ts', { package: 'preact' })).toHaveLength(1);
    expect(homeless(['src/caverna/misc/x.ts', 'tests/misc/x.test.ts'], rooms)).toHaveLength(2);
  });
});
