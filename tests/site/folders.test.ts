import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/site/games.ts';
import { original } from '../../src/site/languages.ts';

/** Where the type checker looks whether a language is complete: a file that is not listed is asked of nobody. */
const gateOf = (folder: string): string => readFileSync(`${folder}/folders.ts`, 'utf8');

describe('the list of all words', () => {
  it.each([
    ['src/i18n', '.', `src/i18n/${original}`],
    ['src/i18n', '../../content/terms', `content/terms/${original}`],
    ...games.flatMap((game): [string, string, string][] => [
      [`src/${game}/telling`, '.', `src/${game}/telling/${original}`],
      [`src/${game}/telling`, `../../../content/${game}/names`, `content/${game}/names/${original}`],
    ]),
  ])('in %s has, from %s, every file of %s', (gate, from, folder) => {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(ts|json)$/.test(name),
    );
    // A part of another file comes with it.
    const said = names.map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join('\n');
    const files = names
      .filter((name) => !said.includes(`from './${name}'`))
      .map((name) => `${from}/${original}/${name.replaceAll('\\', '/')}`);
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((file) => !gateOf(gate).includes(`import('${file}')`))).toEqual([]);
  });
});
