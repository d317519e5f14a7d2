import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exported } from '../../../src/catalogue/export.ts';
import { catalogue } from '../../../src/caverna/catalogue/index.ts';
import { places } from '../../../src/caverna/catalogue/kinds.ts';

/** Kinds whose pages speak of the very amounts that the data holds. */
const kinds = ['traps', 'rewards', 'spaces', 'loot'] as const;

interface Item {
  id: string;
  rule: string;
  facts: object;
}

/** Every amount of a good anywhere in the data of a component. */
function amounts(facts: unknown, good: string): number[] {
  if (Array.isArray(facts)) return facts.flatMap((part) => amounts(part, good));
  if (typeof facts !== 'object' || facts === null) return [];
  return Object.entries(facts).flatMap(([key, value]) =>
    key === good && typeof value === 'number' ? [value] : amounts(value, good),
  );
}

function numbers(facts: unknown): number[] {
  if (typeof facts === 'number') return [facts];
  if (typeof facts !== 'object' || facts === null) return [];
  return Object.values(facts).flatMap(numbers);
}

/** Food per head is stored by head, not by good. */
const perHead = (facts: object): number[] =>
  JSON.stringify(facts).includes('foodPerHead') ? numbers(facts) : [];

/** The paragraph with the component's own id. */
const mainRule = (text: string, id: string): string =>
  text.split(`<Rule id="${id}">`)[1]?.split('</Rule>')[0] ?? '';

describe.each(kinds)('the pages of %s state no number that the data contradicts', (kind) => {
  const { items } = exported(catalogue, kind) as { items: Item[] };
  it.each(items.map((item) => [item.id, item] as const))('%s', (id, { rule, facts }) => {
    const text = mainRule(readFileSync(`content/en/components/${places[kind].slug}/${id}.mdx`, 'utf8'), rule);
    expect(text).not.toBe('');
    if (Object.keys(facts).length === 0) return;
    for (const [, good = '', n] of text.matchAll(/<Good id="(\w+)" n=\{(\d+)\}/g))
      expect([...amounts(facts, good), ...perHead(facts)], `${n} ${good}`).toContain(Number(n));
    for (const [, n] of text.matchAll(/\b(?:level|strength) (\d+)/g))
      expect(numbers(facts)).toContain(Number(n));
  });
});
