import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Compares every text of the project with the source documents, on machines that have them beside the project. */
const tool = '../shared/tools/verbatim';

describe.skipIf(!existsSync(tool))('our own words', () => {
  it('repeat no passage of a source', () => {
    const { stdout } = spawnSync(process.execPath, [tool], { encoding: 'utf8' });
    expect(stdout.trim().split('\n').at(-1)).toMatch(/^0 passages/);
  }, 60_000);
});
