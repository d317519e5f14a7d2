// npm run rule -- WORD…
// Where is a rule of any game? For every rule whose id or sentence has all the words: its paragraph, the lines of the engine that
// decide or cite it, the scenarios and tests about it.

import { globSync, readFileSync } from 'node:fs';
import { rulesOfGames } from '../src/games/rules.ts';

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
const found = Object.entries(rulesOfGames).flatMap(([game, rules]) =>
  Object.entries(rules)
    .map(([id, sentence]) => ({ game, id, sentence }))
    .filter(({ id, sentence }) => {
      const text = `${id} ${sentence}`.toLowerCase();
      return words.every((word) => text.includes(word));
    }),
);
// The very rule comes before others that begin like it.
found.sort((a, b) => Number(b.id === asked[0]) - Number(a.id === asked[0]));

if (words.length === 0 || found.length === 0) {
  console.error(words.length === 0 ? 'npm run rule -- WORD…' : `No rule has “${words.join(' ')}”.`);
  process.exit(1);
}

const pages = linesOf('content/en/**/*.mdx').filter(({ text }) => /<[A-Z]\w+ id="/.test(text));
const games = [...new Set(found.map(({ game }) => game))];
const ofGames = (linesOfGame: (game: string) => Line[]): Map<string, Line[]> =>
  new Map(games.map((game) => [game, linesOfGame(game)]));
const engines = ofGames((game) => linesOf(`src/${game}/engine/**/*.ts`, `src/${game}/engine/rules/`));
const scenarios = ofGames((game) => linesOf(`content/${game}/scenarios/**/*.json`));
/** The name of the scenario that a line stands in: its own, or the nearest above it. */
const nameAt = (lines: readonly Line[], at: number): string => {
  for (let i = at; i >= 0 && i > at - 12; i--) {
    const name = /"name": "([^"]*)"/.exec(lines[i]!.text)?.[1];
    if (name) return name;
  }
  return '';
};
const tests = linesOf('tests/**/*.{ts,tsx}');

for (const { game, id, sentence } of found) {
  const engine = engines.get(game)!;
  const lines = scenarios.get(game)!;
  const name = id.split('.').slice(2).join('.');
  const cited = engine.filter(cites(id));
  // The data of a tile, trap, space … has its name.
  const decided = cited.length > 0 ? cited : engine.filter(({ text }) => text.includes(`'${name}'`));
  console.log(`${id}\n  ${sentence}`);
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
    lines.flatMap((line, i) => (cites(id)(line) ? [`${line.at}  ${nameAt(lines, i)}`.trim()] : [])),
  );
  print(
    'test',
    tests.filter(cites(id)).map(({ at }) => at),
  );
  console.log('');
}
