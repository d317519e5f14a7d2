import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  FOLK_TILE_IDS,
  FOLKS,
  RULE_IDS,
  runScenario,
  type Scenario,
} from '../../../../src/caverna/engine/index.ts';

const folder = new URL('../../../../content/caverna/scenarios/folk/', import.meta.url).pathname;
const scenarios: Scenario[] = readdirSync(folder).flatMap(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Scenario[],
);

/** Choosing folk is not a position: draft.test.ts shows these. */
const SHOWN_BY_TESTS = ['F1', 'F2', 'F3', 'F4'];

/** Abilities that several rules describe. */
const ABILITY_RULES: Record<string, string> = {
  'elves.woodlandHabitat': 'elves.pastures',
  'silicoids.traders': 'silicoids.tradersFood',
};

describe('scenarios of The Forgotten Folk', () => {
  for (const scenario of scenarios)
    it(scenario.name, () => {
      expect(runScenario(scenario).problems).toEqual([]);
    });

  it('have different names and cite rules that exist', () => {
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
    for (const { name, rules } of scenarios) for (const rule of rules) expect(RULE_IDS, name).toContain(rule);
  });

  it('show all 72 scenarios of the specification', () => {
    const shown = new Set([...SHOWN_BY_TESTS, ...scenarios.flatMap(({ rulings }) => rulings ?? [])]);
    const all = Array.from({ length: 72 }, (_, i) => `F${i + 1}`);
    expect(all.filter((ruling) => !shown.has(ruling))).toEqual([]);
  });

  it('show every ability and every tile at work', () => {
    const cited = new Set(scenarios.flatMap(({ rules }) => rules));
    const abilities = FOLKS.flatMap(({ id, abilities: list }) => list.map((one) => `${id}.${one.id}`));
    const missing = abilities.filter((name) => !cited.has(`folk.ability.${ABILITY_RULES[name] ?? name}`));
    expect(missing).toEqual([]);
    expect(FOLK_TILE_IDS.filter((id) => !cited.has(`folk.tile.${id}`))).toEqual([]);
  });
});
