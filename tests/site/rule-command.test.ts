import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const rule = (...words: string[]) =>
  spawnSync(process.execPath, ['scripts/rule.ts', ...words], { encoding: 'utf8' });

describe('npm run rule', () => {
  it('finds a rule by words of its sentence, and says where it is written, decided and tried', () => {
    const { status, stdout } = rule('three', 'GRAIN', 'bank');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^base\.sow\.grain\n {2}A grain field holds three grain/);
    expect(stdout).toMatch(/page +content\/en\/rules\/base\/\S+\.mdx:\d+/);
    expect(stdout).toMatch(/src\/caverna\/engine\/data\/crops\.ts:\d+/);
    expect(stdout).toMatch(/scenario +content\/caverna\/scenarios\/base\/\S+\.json:\d+/);
  });

  it('finds a rule by its id, and does not take a longer id for it', () => {
    const { status, stdout } = rule('base.harvest.feed1');
    expect(status).toBe(0);
    expect(stdout.match(/^base\.\S+/gm)).toEqual(['base.harvest.feed1']);
    const feed = rule('base.harvest.feed').stdout.split('\n\n')[0]!;
    expect(feed).toMatch(/^base\.harvest\.feed\n/);
    expect(feed).not.toContain("feed1: '");
  });

  it('finds the data of a component that is not cited otherwise', () => {
    expect(rule('fiends.trap.rockfall').stdout).toMatch(/engine\/fiends\/data\/traps\.ts:\d+ /);
  });

  it('finds the rules of every game', () => {
    const { status, stdout } = rule('second', 'hero', 'gate');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^battalia\.storm\.effect6\n {2}Your second hero comes to the gate/m);
    expect(stdout).toMatch(/page +content\/en\/components\/battalia\/storm-effects\/effect6\.mdx:\d+/);
    expect(stdout).toMatch(/src\/battalia\/engine\/storm\/\S+\.ts:\d+/);
    expect(stdout).toMatch(/scenario +content\/battalia\/scenarios\/\S+\.json:\d+ +\S/);
  });

  it('says so when there is none', () => {
    const { status, stderr } = rule('no', 'such', 'sentence');
    expect(status).toBe(1);
    expect(stderr).toContain('No rule has “no such sentence”.');
    expect(rule().status).toBe(1);
  });
});
