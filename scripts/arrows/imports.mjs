// Who imports whom: every import of the project, Astro components included. A folder read by `import.meta.glob` and a
// file named by `new URL(…, import.meta.url)` are imports too.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/** The script parts of an Astro file: the front matter and its script elements. */
export function scriptsOf(astro) {
  const front = /^---\n([\s\S]*?)\n---/.exec(astro)?.[1] ?? '';
  const scripts = [...astro.matchAll(/<script(?![^>]*is:inline)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1],
  );
  return [front, ...scripts].join('\n');
}

const globbed = /import\.meta\.glob(?:<[^(]*>)?\(\s*'([^']+)'/g;
const located = /new URL\(\s*'(\.[^']*)',\s*import\.meta\.url\s*,?\s*\)/g;

/** What a pattern says before its first wild card: `../content/{en,de}/*.mdx` looks into `../content/`. */
const folderOf = (pattern) => pattern.replace(/[^/]*[*{[?].*$/, '');

function specifiers(file) {
  const text = readFileSync(file, 'utf8');
  const code = file.endsWith('.astro') ? scriptsOf(text) : text;
  return [
    ...ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName),
    ...[...code.matchAll(globbed)].map(([, pattern]) => folderOf(pattern)),
    ...[...code.matchAll(located)].map(([, path]) => path),
  ];
}

/** A path inside the project, or the name of a package. */
function resolve(from, specifier) {
  const clean = specifier.replace(/\?.*$/, '');
  const path = clean.startsWith('@/')
    ? `src/${clean.slice(2)}`
    : clean.startsWith('.')
      ? normalize(join(dirname(from), clean)).replaceAll('\\', '/')
      : undefined;
  if (path === undefined) return { package: specifier };
  if (path.startsWith('node_modules/')) return { package: path.slice('node_modules/'.length) };
  return { file: path, missing: !existsSync(path) };
}

const isCode = (name) => /\.(ts|tsx|mjs|astro)$/.test(name);

/** Every file of code: below src, tests and scripts, and the settings beside them. */
export function readFiles(folders = ['src', 'tests', 'scripts']) {
  const inside = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  );
  const beside = readdirSync('.').filter((name) => !name.startsWith('.'));
  return [...beside, ...inside].filter(isCode).sort();
}

/** [{ from, file | package, missing? }] for every import. */
export function readImports(files = readFiles()) {
  return files.flatMap((from) =>
    specifiers(from).map((specifier) => ({ from, ...resolve(from, specifier) })),
  );
}
