import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../../src/battalia/engine/rules/book.ts';
import { askScenario } from '../../../src/battalia/engine/scenario/scenario.ts';
import type { Scenario } from '../../../src/battalia/engine/scenario/types.ts';

const folder = 'content/battalia/scenarios';
const scenarios = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) =>
    (JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Scenario[]).map((scenario) => ({
      ...scenario,
      file: name,
    })),
  );

describe.each(scenarios.map((each) => [each.file, each.name, each] as const))('%s', (_, name, scenario) => {
  it(name, () => {
    expect(askScenario(scenario)).toEqual([]);
    expect(scenario.rules.length).toBeGreaterThan(0);
    expect(scenario.rules.filter((rule) => !(rule in RULES))).toEqual([]);
  });
});
