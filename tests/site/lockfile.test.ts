import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Lock {
  packages: Record<
    string,
    { optionalDependencies?: Record<string, string>; resolved?: string; version?: string }
  >;
}
const read = (file: string): Lock => JSON.parse(readFileSync(file, 'utf8')) as Lock;
const locks = {
  'package-lock.json': read('package-lock.json'),
  'scripts/node/package-lock.json': read('scripts/node/package-lock.json'),
};

describe.each(Object.entries(locks))('%s', (_, lock) => {
  const names = new Set(
    Object.keys(lock.packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)),
  );

  it('holds every optional package it mentions, so that no system is left without its binaries', () => {
    const missing = Object.values(lock.packages)
      .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
      .filter((name) => !names.has(name));
    expect(missing).toEqual([]);
  });

  it('names no download address', () => {
    expect(Object.values(lock.packages).filter(({ resolved }) => resolved)).toEqual([]);
  });
});

describe('the native packages of Linux, macOS and Windows', () => {
  const names = Object.keys(locks['package-lock.json'].packages).join('\n');
  it.each([
    ['@biomejs/cli', ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64']],
    [
      '@rolldown/binding',
      ['linux-x64-gnu', 'linux-arm64-gnu', 'darwin-x64', 'darwin-arm64', 'win32-x64-msvc'],
    ],
    ['@pagefind', ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'windows-x64']],
    [
      '@astrojs/compiler-binding',
      ['linux-x64-gnu', 'linux-arm64-gnu', 'darwin-x64', 'darwin-arm64', 'win32-x64-msvc'],
    ],
  ])('%s has all of them', (name, systems) => {
    for (const system of systems) expect(names).toMatch(new RegExp(`${name}[-/]${system}\\b`));
  });
});

describe('package.json', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
  it('pins every dependency exactly', () => {
    for (const range of Object.values({ ...manifest.dependencies, ...manifest.devDependencies }))
      expect(range).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
