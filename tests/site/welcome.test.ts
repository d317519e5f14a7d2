import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');

describe('the Node that is asked for', () => {
  const setup = /const needed = \[(\d+), (\d+)\]/.exec(read('scripts/setup.mjs'));

  it('is the same for npm as for the setup', () => {
    expect(JSON.parse(read('package.json'))).toMatchObject({
      engines: { node: `>=${setup?.[1]}.${setup?.[2]}.0` },
    });
  });

  it('is for version managers the one that the setup would fetch', () => {
    const own = JSON.parse(read('scripts/node/package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    expect([...new Set(Object.values(own.optionalDependencies))]).toEqual([read('.nvmrc').trim()]);
  });
});

describe('workflows', () => {
  const files = readdirSync('.github/workflows').map((name) => read(`.github/workflows/${name}`));
  const steps = files.flatMap((text) => [...text.matchAll(/uses: (\S+)(.*)/g)]);

  it('pin every action to a commit and name its version', () => {
    expect(steps.length).toBeGreaterThan(0);
    for (const [, action, version] of steps) {
      expect(action).toMatch(/@[0-9a-f]{40}$/);
      expect(version).toMatch(/^ # v\d+\.\d+\.\d+$/);
    }
  });

  it('run only commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    for (const text of files)
      for (const [, name = ''] of text.matchAll(/run: npm (?:run )?(\S+)/g))
        expect(Object.keys({ ...scripts, ci: '' })).toContain(name);
  });
});

describe('templates', () => {
  it('ask for a position where a rule is played wrong', () => {
    const asked = read('.github/ISSUE_TEMPLATE/rules-bug.yml');
    for (const word of ['link', 'game file', 'scenario']) expect(asked).toContain(word);
    expect(asked).toContain('content/caverna/scenario-format.md');
  });
});
