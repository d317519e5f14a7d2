import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULE_IDS, RULINGS, runScenario, type Scenario } from '../../../src/caverna/engine/index.ts';

const folder = new URL('../../../content/caverna/scenarios/base/', import.meta.url).pathname;
const scenarios: Scenario[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Scenario | Scenario[]);

/** Rulings shown by a test elsewhere instead of a scenario. */
const SHOWN_BY_TESTS = ['K54'];

/** Named like components but covered by the scenarios of what they concern. */
const NOT_A_COMPONENT = new Set([
  'base.tile.entryLevelDwelling',
  'base.exchange.anytime',
  'base.exchange.end',
]);

describe('scenarios of the base game', () => {
  for (const scenario of scenarios)
    it(scenario.name, () => {
      expect(runScenario(scenario).problems).toEqual([]);
    });

  it('have different names and cite rules that exist', () => {
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
    for (const { name, rules } of scenarios) {
      expect(rules.length, name).toBeGreaterThan(0);
      for (const rule of rules) expect(RULE_IDS, name).toContain(rule);
    }
  });

  it('show every tile, space, loot item and exchange at work', () => {
    const cited = new Set(scenarios.flatMap(({ rules }) => rules));
    const components = RULE_IDS.filter((rule) => /^base\.(tile|space|loot|exchange)\./.test(rule));
    expect(components.filter((rule) => !cited.has(rule) && !NOT_A_COMPONENT.has(rule))).toEqual([]);
  });

  it('show every ruling of the specification', () => {
    const shown = new Set([...SHOWN_BY_TESTS, ...scenarios.flatMap(({ rulings }) => rulings ?? [])]);
    const all = Object.keys(RULINGS).map((number) => `K${number}`);
    expect(all.filter((ruling) => !shown.has(ruling))).toEqual([]);
  });
});
