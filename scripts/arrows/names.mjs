// Names that cross the border of a room: what its door offers, and what others take from it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { roomOf } from './faults.mjs';
import { scriptsOf } from './imports.mjs';

const options = {
  allowImportingTsExtensions: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: true,
  noLib: true,
  types: [],
  resolveJsonModule: true,
};

/** How many names each of these files exports; a file that is not there is left out. */
export function namesAt(files) {
  const there = files.filter((file) => existsSync(file));
  const program = ts.createProgram(there, options);
  const checker = program.getTypeChecker();
  return new Map(
    there.map((file) => {
      const module = checker.getSymbolAtLocation(program.getSourceFile(file));
      return [file, module ? checker.getExportsOfModule(module).length : 0];
    }),
  );
}

const targetOf = (from, specifier) =>
  specifier.startsWith('@/')
    ? `src/${specifier.slice(2)}`
    : normalize(join(dirname(from), specifier)).replaceAll('\\', '/');

const isNamed = (node) =>
  (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
  node.moduleSpecifier &&
  /^(\.|@\/)/.test(node.moduleSpecifier.text);

function namesIn(node) {
  const bindings = node.importClause ? node.importClause.namedBindings : node.exportClause;
  const whole = node.importClause?.name ? ['default'] : [];
  const listed = bindings && 'elements' in bindings ? bindings.elements : [];
  return [...whole, ...listed.map((each) => (each.propertyName ?? each.name).text)];
}

/** For each room the names that files of other rooms import from it. */
export function namesTaken(files) {
  const taken = new Map();
  for (const from of files) {
    const text = readFileSync(from, 'utf8');
    const code = from.endsWith('.astro') ? scriptsOf(text) : text;
    const source = ts.createSourceFile(from, code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
    for (const node of source.statements.filter(isNamed)) {
      const file = targetOf(from, node.moduleSpecifier.text);
      const room = roomOf(file);
      if (room === roomOf(from)) continue;
      const names = taken.get(room) ?? new Set();
      for (const name of namesIn(node)) names.add(`${file} ${name}`);
      taken.set(room, names);
    }
  }
  return taken;
}
