import { describe, expect, it } from 'vitest';
import { faults } from '../../scripts/arrows/faults.mjs';
import { readImports } from '../../scripts/arrows/imports.mjs';
import { doors, rooms } from '../../scripts/arrows/rules.mjs';

const wrong = (from: string, to: { file?: string; package?: string }): string[] =>
  faults([{ from, ...to }], rooms, doors);

describe('the arrows of the house', () => {
  it('point the right way in the whole project', () => {
    expect(faults(readImports(), rooms, doors)).toEqual([]);
  });
  it('are read from Astro files too', () => {
    const shell = readImports().filter(({ from }) => from === 'src/layouts/Frame.astro');
    expect(shell.map(({ file }) => file)).toContain('src/scripts/shell.ts');
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
    expect(wrong('src/islands/x.tsx', { file: 'src/caverna/engine/gain.ts' })).toHaveLength(1);
    expect(wrong('src/islands/x.tsx', { file: 'src/caverna/engine/index.ts' })).toEqual([]);
  });
  it('a machine imports a page', () => {
    expect(wrong('src/caverna/machines/x.ts', { file: 'src/pages/x.astro' })).toHaveLength(1);
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
  });
});
