import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RULES } from '../../../src/battalia/engine/rules/book.ts';

const ENGINE = 'src/battalia/engine';
const OWN = join(ENGINE, 'rules');

const code = readdirSync(ENGINE, { recursive: true, withFileTypes: true })
  .filter((file) => file.name.endsWith('.ts') && !file.parentPath.startsWith(OWN))
  .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
  .join('\n');

const cited = new Set(code.match(/\bbattalia(?:\.\w+)+/g));

/** What is said of a single piece is cited by its data, which has its name. */
const PIECE = /^battalia\.(faction|gate|building)\.(.+)$/;

/** Rules about things on the table that no line of code decides, and why. */
const PHYSICAL: Readonly<Record<string, string>> = {
  'battalia.team.open': 'who talks to whom, nobody can see here',
  'battalia.markers.time': 'a reminder on the table; effects end by themselves here',
  'battalia.markers.rings': 'which module uses rings is said where they are used',
  'battalia.markers.direction': 'for figures of another box',
};

it('every rule is cited where the engine decides it', () => {
  const ids = Object.keys(RULES);
  const missing = ids.filter((id) => !cited.has(id) && !PIECE.test(id) && !(id in PHYSICAL));
  expect(missing).toEqual([]);
});

it('no rule is excused that is cited, and none that does not exist', () => {
  expect(Object.keys(PHYSICAL).filter((id) => cited.has(id) || !(id in RULES))).toEqual([]);
});

it('no rule is cited that does not exist', () => {
  const made = /^battalia\.(faction|gate|building|open|storm\.effect|artefact|potion|metamorpha|fate)(\.|$)/;
  expect([...cited].filter((id) => !(id in RULES) && !made.test(id)).sort()).toEqual([]);
});
