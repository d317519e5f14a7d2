import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../../scripts/arrows/games.mjs';

const readme = readFileSync('README.md', 'utf8');
const named = [...readme.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`${folder}/${entry.name}`] : [],
  );
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** What npm itself runs by a shorter name. */
const short = ['start', 'test'];

describe('the README', () => {
  it('names only files and folders that exist', () => {
    const paths = named.filter((text) =>
      /^(src|content|tests|scripts|docs|public|\.github)\b[^\s…<*]*$/.test(text),
    );
    expect(paths.length).toBeGreaterThan(40);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('has every folder of the project on its map', () => {
    const folders = [
      ...['src', 'tests'].flatMap((top) => [
        ...foldersIn(top).filter((folder) => !games.some((game) => folder === `${top}/${game}`)),
        ...games.flatMap((game) => foldersIn(`${top}/${game}`)),
      ]),
    ];
    expect(folders.filter((folder) => !named.includes(folder))).toEqual([]);
  });

  it('names every command, and none that does not exist', () => {
    const run = [...readme.matchAll(/npm run ([a-z0-9-]+)/g)].map(([, name = '']) => name);
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
    expect(Object.keys(scripts).filter((name) => !short.includes(name) && !run.includes(name))).toEqual([]);
  });

  it('leads only to files that exist', () => {
    for (const [, target = ''] of readme.matchAll(/\]\(([^)#\s]+)/g))
      expect(existsSync(target), target).toBe(true);
  });
});
