import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file));
/** Only files that speak of languages can notice a new one. */
const aware = sources.filter((file) => /\b[Ll]anguages?\b/.test(readFileSync(file, 'utf8')));

/** What the type checker says with a third language on the list, and nothing else done. */
function complaints(): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: sources }, ts.sys, '.');
  const host = ts.createCompilerHost({ ...options, noErrorTruncation: true });
  const read = host.readFile;
  const list = resolve('src/site/languages.ts');
  host.readFile = (file) =>
    resolve(file) === list ? read(file)?.replace("['en', 'de']", "['en', 'de', 'xx']") : read(file);
  const all = ts.createProgram(
    [...sources, '.astro/types.d.ts'],
    { ...options, noErrorTruncation: true },
    host,
  );
  return aware.flatMap((file) =>
    all
      .getSemanticDiagnostics(all.getSourceFile(resolve(file)))
      .map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
      .filter((sentence) => !sentence.includes(".astro'")),
  );
}

it('a third language is asked for in every place that needs it, and nowhere else', {
  timeout: 60_000,
}, () => {
  const said = complaints();
  const files = [...new Set(said.map((sentence) => sentence.split(':')[0]))].sort();
  expect(files).toEqual([
    'src/caverna/catalogue/event-log/index.ts',
    'src/caverna/telling/folders.ts',
    'src/i18n/de/site.ts',
    'src/i18n/en/site.ts',
    'src/i18n/folders.ts',
    'src/site/languages.ts',
  ]);
  // A place that lacks the whole folder names the first of its files.
  for (const place of ['src/i18n/folders.ts', 'src/caverna/telling/folders.ts'])
    expect(said.find((sentence) => sentence.startsWith(place))).toMatch(/"xx\/[\w/-]+"/);
});
