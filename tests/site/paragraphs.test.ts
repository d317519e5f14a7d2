import { describe, expect, it } from 'vitest';
import { RULE_IDS } from '../../src/caverna/engine/index.ts';
import { ruleLinks } from '../../src/reference/rules.ts';

describe('every rule the engine cites', () => {
  const english = ruleLinks('en');
  it.each(RULE_IDS.map((id) => [id]))('%s is a paragraph', (id) => {
    expect(english[id]).toBeDefined();
  });
});
