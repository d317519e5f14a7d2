import { readdirSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../src/site/languages.ts';
import { announce, fill, inside, read, remove, root, sources, spoken, write } from './made-up-language.ts';

const contents = spoken.map((folder) => `${folder}/xx/contents.ts`);
/** Where the type checker looks whether a language is complete. */
const gates = spoken.map((folder) => `${folder}/folders.ts`);

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: sources }, ts.sys, root);
const strict = { ...options, noErrorTruncation: true, types: ['node', 'astro/client'] };

/** Reads every file once, and again when somebody has written it. */
const parsed = new Map<string, ts.SourceFile>();
const host = ts.createCompilerHost(strict);
const parse = host.getSourceFile;
host.getSourceFile = (file, ...how) => {
  const text = host.readFile(file);
  const known = parsed.get(file);
  if (known && known.text === text) return known;
  const fresh = parse(file, ...how);
  if (fresh) parsed.set(file, fresh);
  return fresh;
};
let last: ts.Program | undefined;

/** Only files that speak of languages can notice a new one. */
const aware = sources.filter((file) => /\b[Ll]anguages?\b/.test(read(file)));

/** What the type checker says of these files, as `file: sentence`. */
function sayings(files: readonly string[], also: readonly string[] = []): string[] {
  const program = ts.createProgram([...sources, ...also].map(inside), strict, host, last);
  last = program;
  return files.flatMap((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(inside(file)))
      .map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  );
}
/** Types that Astro makes from pages are not made here; what is said of them has nothing to do with the language. */
const anyway = new Set(sayings(aware));
const complaints = (files: readonly string[], also?: readonly string[]): string[] =>
  sayings(files, also).filter((sentence) => !anyway.has(sentence));

const own = (folder: string): string[] =>
  readdirSync(inside(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);

/** What somebody sees while a file of the project says something else, or is gone. */
function meanwhile<T>(file: string, text: string | null, look: () => T): T {
  const before = read(file);
  if (text === null) remove(file);
  else write(file, text);
  try {
    return look();
  } finally {
    write(file, before);
  }
}

/** The files a folder lists in its contents: `[board, src/i18n/xx/board.ts, its line]`. */
const listed = (file: string): [name: string, path: string, line: string][] =>
  [...read(file).matchAll(/^ +'?([\w/-]+)'?: .*import\('([^']+)'\).*\n/gm)].map(
    ([line, name = '', path = '']) => [name, posix.join(posix.dirname(file), path), line],
  );

afterAll(() => remove('.'));

describe('a third language', () => {
  it('that is only announced is asked for in every place that needs it, and nowhere else', () => {
    announce();
    const said = complaints(aware);
    expect(new Set(said.map((sentence) => sentence.split(':')[0]))).toEqual(
      new Set([
        ...gates,
        ...languages.map((language) => `src/i18n/${language}/site.ts`),
        'src/site/languages.ts',
      ]),
    );
    for (const gate of gates)
      expect(said.find((sentence) => sentence.startsWith(gate))).toMatch(/"xx\/[\w/-]+"/);
  });

  describe('with all folders', () => {
    let files: string[];
    beforeAll(() => {
      fill();
      files = spoken.flatMap((folder) => own(`${folder}/xx`));
    });

    it('is complete: the type checker is silent', () => {
      expect(files.length).toBeGreaterThan(30);
      expect(complaints([...aware, ...files], files)).toEqual([]);
    });

    it.each(contents)('misses every file that %s does not list, by its name', (place) => {
      for (const [name, , line] of listed(place)) {
        const said = meanwhile(place, read(place).replace(line, ''), () => complaints(gates, files));
        expect(said.join(), name).toContain(`"xx/${name}"`);
      }
    });

    it.each(contents)('misses every file of %s that is not there, by its name', (place) => {
      for (const [name, path] of listed(place)) {
        const said = meanwhile(path, null, () =>
          complaints(
            [place],
            files.filter((file) => file !== path),
          ),
        );
        expect(said.join(), name).toContain(`/${posix.basename(path)}'`);
      }
    });

    it.each([
      ['src/i18n/xx/board.ts', /^ {2}(\w+): .*,\n/m],
      ['src/i18n/xx/site.ts', /^ {2}(tagline): .*,\n/m],
      ['src/caverna/telling/xx/moves.ts', /^ {2}(\w+): .*,\n/m],
      ['src/caverna/telling/xx/event-log.ts', /^ {4}(round): .*,\n/m],
      ['src/battalia/telling/xx/options.ts', /^ {2}(\w+): \{[\s\S]*?\n {2}\},\n/m],
      ['content/battalia/names/xx/potions.json', /^ +"(\w+)": .*,\n/m],
      ['content/terms/xx/base.json', /^ +"(\w+)": \{[^}]*\},\n/m],
      ['content/caverna/names/xx/tiles.json', /^ +"(\w+)": .*,\n/m],
      ['content/caverna/names/xx/goods.json', /^ +"(\w+)": [^\]]*\],\n/m],
    ])('misses a word that %s does not have, by its key', (file, entry) => {
      const text = read(file);
      const key = entry.exec(text)?.[1];
      const said = meanwhile(file, text.replace(entry, ''), () => complaints([...gates, ...files], files));
      expect(key).toBeTruthy();
      expect(said.join()).toMatch(new RegExp(`\\b${key}\\b`));
    });

    describe('on a page', () => {
      let server: ViteDevServer;
      beforeAll(async () => {
        server = await createServer({
          root,
          configFile: false,
          logLevel: 'error',
          appType: 'custom',
          server: { middlewareMode: true, watch: null, hmr: false, ws: false },
          optimizeDeps: { noDiscovery: true },
        });
      });
      afterAll(() => server.close());
      // biome-ignore lint/suspicious/noExplicitAny: modules of the copy, which no type describes
      const load = (file: string): Promise<any> => server.ssrLoadModule(`/${file}`);

      it('is served by every door of words', async () => {
        const doors = readdirSync(inside('src/i18n')).filter((name) =>
          /\b(spoken|fetched)[<(]/.test(
            name.endsWith('.ts') && name !== 'load.ts' ? read(`src/i18n/${name}`) : '',
          ),
        );
        expect(doors.length).toBeGreaterThan(20);
        for (const name of doors) {
          const door = await load(`src/i18n/${name}`);
          const { words } = await load(`src/i18n/xx/${name}`);
          const speak = Object.keys(door).find((key) => /Words$|^strings$/.test(key)) ?? '';
          expect(await door[speak]('xx'), name).toBe(words);
        }
      });

      it('tells a game', async () => {
        const telling = await load('src/caverna/telling/index.ts');
        const { wordsOf, entriesOf, optionsWith } = await load('src/caverna/telling/load.ts');
        expect(wordsOf('xx')).toBe((await load('src/caverna/telling/xx/game.ts')).words);
        expect(entriesOf('xx')).toBe((await load('src/caverna/telling/xx/entries.ts')).entries);
        const { options } = await load('src/caverna/telling/xx/options/folk.ts');
        expect(optionsWith('xx', Object.keys(options)[0]).options).toBe(options);
        expect(telling.nameTile('xx', 'weavingParlor')).toBe('Xx');
        expect(telling.nameTile('de', 'weavingParlor')).not.toBe('Xx');
      });

      it('says which file it would need', async () => {
        const { spoken } = await load('src/i18n/load.ts');
        const found = { './en/board.ts': 0, './de/board.ts': 1 };
        expect(() => spoken(found)('xx')).toThrow('There is no ./xx/board.ts');
      });
    });
  });
});
