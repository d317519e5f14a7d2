// A copy of the project in which a third language can be made up, as a person who adds one would: an entry in the list,
// then folder after folder. Its words are the German ones, so that nothing but the language is made up.

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '../../src/site/games.ts';
import { languages } from '../../src/site/languages.ts';

/** Where every language has a folder. Pages follow later, one by one. */
const folders = [
  ...['src/i18n', 'content/terms'],
  ...games.flatMap((game) => [`src/${game}/telling`, `content/${game}/names`]),
];

/** Of these, the folders with a list of their files for the type checker. */
export const spoken = ['src/i18n', ...games.map((game) => `src/${game}/telling`)];

export const root = mkdtempSync(join(tmpdir(), 'codex-'));
for (const folder of ['src', 'content', 'tsconfig.json', 'package.json'])
  cpSync(folder, join(root, folder), { recursive: true });
symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction');

export const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file));

export const inside = (file: string): string => join(root, file);
export const read = (file: string): string => readFileSync(inside(file), 'utf8');
export const write = (file: string, text: string): void => writeFileSync(inside(file), text);
export const remove = (file: string): void => rmSync(inside(file), { recursive: true });

function change(file: string, from: string | RegExp, to: string): void {
  const text = read(file);
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}`);
  write(file, changed);
}

/** The first line of the list: its code, and nothing else. */
export const announce = (): void => change('src/site/languages.ts', /(languages = \[.*)\]/, "$1, 'xx']");

/** What the list asks for next: its names, and a folder in every place. */
export function fill(): void {
  change('src/site/languages.ts', /(languageNames: .*) \}/, "$1, xx: 'Xx' }");
  for (const language of languages)
    change(`src/i18n/${language}/site.ts`, /(Record<Language, string> = \{.*?)'( \})/g, "$1', xx: 'Xx'$2");
  for (const folder of folders) cpSync(inside(`${folder}/de`), inside(`${folder}/xx`), { recursive: true });
  for (const folder of spoken) {
    change(`${folder}/xx/contents.ts`, /\bde: \{/, 'xx: {');
    change(`${folder}/xx/contents.ts`, /\/de\//g, '/xx/');
  }
  change('content/caverna/names/xx/tiles.json', /("weavingParlor": )".*"/, '$1"Xx"');
}
