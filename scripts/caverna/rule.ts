// npm run rule -- WORD…
// Where is a rule? For every rule whose id or sentence has all the words: its paragraph, the lines of the engine that
// decide or cite it, the scenarios and tests about it.

import { globSync, readFileSync } from 'node:fs';
import { RULE_IDS, RULES } from '../../src/caverna/engine/index.ts';

interface Line {
  at: string;
  text: string;
}

const linesOf = (pattern: string, leaveOut = '-'): Line[] =>
  globSync(pattern)
    .sort()
    .filter((file) => !file.startsWith(leaveOut))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((text, i) => ({ at: `${file}:${i + 1}`, text })),
    );

/** The id itself, and not a longer one that begins with it. */
const cites = (id: string): ((line: Line) => boolean) => {
  const whole = new RegExp(`(?<![\\w.])${id.replaceAll('.', '\\.')}(?!\\.?[\\w-])`);
  return ({ text }) => whole.test(text);
};

function print(what: string, lines: readonly string[]): void {
  lines.forEach((line, i) => {
    console.log(`  ${(i === 0 ? what : '').padEnd(9)} ${line}`);
  });
}

const asked = process.argv.slice(2);
const words = asked.map((word) => word.toLowerCase());
const found = RULE_IDS.filter((id) => {
  const text = `${id} ${RULES[id]}`.toLowerCase();
  return words.every((word) => text.includes(word));
});
// The very rule comes before others that begin like it.
found.sort((a, b) => Number(b === asked[0]) - Number(a === asked[0]));

if (words.length === 0 || found.length === 0) {
  console.error(words.length === 0 ? 'npm run rule -- WORD…' : `No rule has “${words.join(' ')}”.`);
  process.exit(1);
}

const pages = linesOf('content/en/**/*.mdx').filter(({ text }) => /<[A-Z]\w+ id="/.test(text));
const engine = linesOf('src/caverna/engine/**/*.ts', 'src/caverna/engine/rules/');
const scenarios = linesOf('content/caverna/scenarios/**/*.json');
const tests = linesOf('tests/**/*.{ts,tsx}');

for (const id of found) {
  const name = id.split('.').slice(2).join('.');
  const cited = engine.filter(cites(id));
  // The data of a tile, trap, space … has its name.
  const decided = cited.length > 0 ? cited : engine.filter(({ text }) => text.includes(`'${name}'`));
  console.log(`${id}\n  ${RULES[id]}`);
  print(
    'page',
    pages.filter(({ text }) => text.startsWith('<') && text.includes(` id="${id}"`)).map(({ at }) => at),
  );
  print(
    'engine',
    decided.map(({ at, text }) => `${at}  ${text.trim().slice(0, 100)}`),
  );
  print(
    'scenario',
    scenarios
      .filter(cites(id))
      .map(({ at, text }) => `${at}  ${/"name": "([^"]*)"/.exec(text)?.[1] ?? ''}`.trim()),
  );
  print(
    'test',
    tests.filter(cites(id)).map(({ at }) => at),
  );
  console.log('');
}
