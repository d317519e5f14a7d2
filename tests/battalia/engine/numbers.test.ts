import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../src/battalia/engine/scenario/types.ts';
import { OPTION_VALUES, optionNames } from '../../../src/battalia/engine/state/options.ts';

const folder = 'content/battalia/scenarios';
const scenarios = readdirSync(folder).flatMap(
  (name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Scenario[],
);

/** How many questions the specification asks. */
const ASKED = 96;

describe('the scenarios', () => {
  it.each(Array.from({ length: ASKED }, (_, i) => i + 1))('answer number %i', (no) => {
    expect(scenarios.filter((scenario) => scenario.no === no)).not.toEqual([]);
  });

  it('ask no question twice under one name', () => {
    const names = scenarios.map(({ name }) => name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  /** Every value of every option is named by a scenario, or is the usual one. */
  it.each(optionNames)('show %s both ways', (name) => {
    const told = JSON.stringify(scenarios.map(({ given }) => given));
    const others = OPTION_VALUES[name]
      .slice(1)
      .filter((value) => !told.includes(`"${name}":${JSON.stringify(value)}`));
    // A number of days stands for all of them.
    expect(name === 'daysPerWeek' ? others.slice(2) : others).toEqual([]);
  });
});
