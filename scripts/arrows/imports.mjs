// Who imports whom: every import of the sources, Astro components included.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/** The script parts of an Astro file: the front matter and its script elements. */
function scriptsOf(astro) {
  const front = /^---\n([\s\S]*?)\n---/.exec(astro)?.[1] ?? '';
  const scripts = [...astro.matchAll(/<script(?![^>]*is:inline)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1],
  );
  return [front, ...scripts].join('\n');
}

function specifiers(file) {
  const text = readFileSync(file, 'utf8');
  const code = file.endsWith('.astro') ? scriptsOf(text) : text;
  return ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
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
  return { file: path, missing: !existsSync(path) };
}

/** [{ from, file | package, missing? }] for every import below src. */
export function readImports(root = 'src') {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => `${root}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.(ts|tsx|mjs|astro)$/.test(name))
    .sort()
    .flatMap((from) => specifiers(from).map((specifier) => ({ from, ...resolve(from, specifier) })));
}
