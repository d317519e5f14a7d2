import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { named, pieces } from '../../scripts/chunks.ts';

it('everything that is fetched in one piece names files that are there', () => {
  expect(named('a/{b,c/{d,e}}')).toEqual(['a/b', 'a/c/d', 'a/c/e']);
  const files = pieces.flatMap(({ files = [] }) => files.flatMap(named));
  expect(files.length).toBeGreaterThan(50);
  const gone = files.filter((file) => !existsSync(`src/${file}.ts`) && !existsSync(`src/${file}.tsx`));
  expect(gone).toEqual([]);
  expect(files).toEqual([...new Set(files)]);
});
