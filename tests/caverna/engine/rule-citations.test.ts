import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RULE_IDS } from '../../../src/caverna/engine/index.ts';

const ENGINE = 'src/caverna/engine';
const RULES = join(ENGINE, 'rules');

const code = readdirSync(ENGINE, { recursive: true, withFileTypes: true })
  .filter((file) => file.name.endsWith('.ts') && !file.parentPath.startsWith(RULES))
  .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
  .join('\n');

const cited = new Set(code.match(/\b(?:base|folk|fiends|codex)(?:\.[\w-]+)+/g));

/** Rules of single components are cited by the data of that component, which has its name. */
const COMPONENT = /^(?:base|folk|fiends)\.(?:tile|trap|loot|space|exchange|reward)\.(.+)$/;

function standsInData(id: string): boolean {
  const name = COMPONENT.exec(id)?.[1];
  return name !== undefined && (code.includes(`'${name}'`) || new RegExp(`\\b${name}: `).test(code));
}

/** Rules about things on the table that no line of code decides, and why: none so far. */
const PHYSICAL: Readonly<Record<string, string>> = {};

it('every rule is cited where the engine decides it', () => {
  const missing = RULE_IDS.filter((id) => !cited.has(id) && !standsInData(id) && !(id in PHYSICAL));
  expect(missing).toEqual([]);
});

it('no rule is excused that is cited', () => {
  expect(Object.keys(PHYSICAL).filter((id) => cited.has(id))).toEqual([]);
});
